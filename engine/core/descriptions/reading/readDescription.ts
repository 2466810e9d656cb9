import type { JsonValue } from '../../json/value.ts';
import type { ApiDescription } from '../apiDescription.ts';
import { isHar, readHar } from '../har/readHar.ts';
import { isOpenApi, readOpenApi } from '../openapi/readOpenApi.ts';
import type { FindFile } from '../openapi/references.ts';
import { isPostman, readPostman } from '../postman/readPostman.ts';

interface DescriptionKind {
  /** Whether a document is of this kind, by its content. */
  matches: (document: JsonValue) => boolean;
  read: (document: JsonValue, findFile: FindFile) => ApiDescription;
}

const kinds: readonly DescriptionKind[] = [
  { matches: isOpenApi, read: readOpenApi },
  { matches: isHar, read: readHar },
  { matches: isPostman, read: readPostman },
];

/** Reads a document of any kind; undefined if it is of none. */
export function readDescription(document: JsonValue, findFile: FindFile): ApiDescription | undefined {
  return kinds.find(({ matches }) => matches(document))?.read(document, findFile);
}
