import type { ObjectASTNode, PropertyASTNode, TextDocument, TextEdit } from 'vscode-json-languageservice';
import { rangeOf, type Span } from './ranges.ts';

/** Writes another JSON text in place of a span. */
export function replaceWith(document: TextDocument, span: Span, value: unknown): TextEdit {
  return { range: rangeOf(document, span), newText: JSON.stringify(value) };
}

/** Writes a text at an offset. */
export function insertAt(document: TextDocument, offset: number, newText: string): TextEdit {
  return { range: rangeOf(document, { offset, length: 0 }), newText };
}

/** Writes a new property before another one, spaced as that one is. */
export function insertBefore(document: TextDocument, next: PropertyASTNode, key: string, value: unknown): TextEdit {
  const property = `${JSON.stringify(key)}: ${JSON.stringify(value)}`;
  return insertAt(document, next.offset, `${property},${spaceBefore(document, next.offset)}`);
}

/** Writes a new property at the end of an object, spaced as the last one is. */
export function insertProperty(document: TextDocument, object: ObjectASTNode, key: string, value: unknown): TextEdit {
  const last = object.properties.at(-1);
  const property = `${JSON.stringify(key)}: ${JSON.stringify(value)}`;
  if (!last) return insertAt(document, object.offset + 1, property);
  return insertAt(document, last.offset + last.length, `,${spaceBefore(document, last.offset)}${property}`);
}

/** What stands before a property: a line break with its indentation, else one space. */
function spaceBefore(document: TextDocument, offset: number): string {
  const space = /\s*$/.exec(document.getText().slice(0, offset))?.[0] ?? '';
  return space.includes('\n') ? space : ' ';
}
