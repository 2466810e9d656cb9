import type { JSONDocument, LanguageService, Position, TextDocument } from 'vscode-json-languageservice';
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
  return service.newJSONDocument(createExcerpt(root, document.offsetAt(position)));
}
