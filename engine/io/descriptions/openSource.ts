import type { ApiDescription } from '../../core/descriptions/apiDescription.ts';
import { isOpenApi } from '../../core/descriptions/openapi/readOpenApi.ts';
import { readDescription } from '../../core/descriptions/reading/readDescription.ts';
import { UserError } from '../../core/errors.ts';
import type { DescriptionSource } from './descriptionSource.ts';
import { OpenedFiles } from './openFiles.ts';

export interface OpenedDescription {
  description: ApiDescription;
  /** The document first. */
  files: readonly [DescriptionFile, ...DescriptionFile[]];
}

export interface DescriptionFile {
  /** Name in remarks and operations: relative to the document, empty for the document itself. */
  name: string;
  address: URL;
  text: string;
}

/** Opens a source. Throws a UserError if it cannot be read or describes no API. */
export async function openSource(source: DescriptionSource, signal: AbortSignal): Promise<OpenedDescription> {
  const files = await OpenedFiles.open(source, signal);
  const { document, shown } = files.document;
  // In a recording, references belong to the responses.
  if (isOpenApi(document)) await files.openOthers(signal);
  const description = readDescription(document, files.find);
  if (description !== undefined) return { description, files: files.all };
  throw new UserError(
    'description.unknown-format',
    `"${shown}" describes no API: it is neither an OpenAPI document, which has "openapi" or "swagger" at its top, nor a HAR file or a Postman collection.`,
  );
}
