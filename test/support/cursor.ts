import { TextDocument } from 'vscode-languageserver-textdocument';
import type { Position } from 'vscode-languageserver-types';

/** A document and a place in it. */
export interface Cursor {
  document: TextDocument;
  position: Position;
  offset: number;
}

/** Reads a text in which `|` stands for the cursor. */
export function atCursor(text: string, uri = 'file:///work/users.extractor.json'): Cursor {
  const offset = text.indexOf('|');
  if (offset < 0) throw new Error(`There is no cursor in ${text}`);
  const document = documentOf(text.slice(0, offset) + text.slice(offset + 1), uri);
  return { document, position: document.positionAt(offset), offset };
}

/** A document of the configuration language. */
export function documentOf(text: string, uri = 'file:///work/users.extractor.json'): TextDocument {
  return TextDocument.create(uri, 'extractor-config', 1, text);
}
