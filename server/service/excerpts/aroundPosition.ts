import type { JSONDocument, LanguageService, Position, TextDocument } from 'vscode-json-languageservice';
import { copyTree } from './copyTree.ts';
import { createExcerpt } from './createExcerpt.ts';
import { isLarge } from './isLarge.ts';

/** A JSON document that answers for one position as the whole would, and is no larger than what matters there. */
export function aroundPosition(
  service: LanguageService,
  document: TextDocument,
  position: Position,
  json: JSONDocument,
): JSONDocument {
  const { root } = json;
  if (!root || !isLarge(root)) return json;
  // The service goes from a node to its parent, and has to find it in what it is given.
  const place = { offset: document.offsetAt(position), length: 0 };
  return service.newJSONDocument(copyTree(createExcerpt(root, place).root));
}
