import type { JSONDocument, LanguageService, Position, TextDocument } from 'vscode-json-languageservice';
import { createExcerpt } from './createExcerpt.ts';
import { isLarge } from './isLarge.ts';

/** A small JSON document that gives the same result at one position as the whole document. */
export function aroundPosition(
  service: LanguageService,
  document: TextDocument,
  position: Position,
  json: JSONDocument,
): JSONDocument {
  const { root } = json;
  if (!root || !isLarge(root)) return json;
  return service.newJSONDocument(createExcerpt(root, document.offsetAt(position)));
}
