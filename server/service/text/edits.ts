import type { ObjectASTNode, PropertyASTNode, TextDocument, TextEdit } from 'vscode-json-languageservice';
import { rangeOf, type Span } from './ranges.ts';

/** Replaces a span by another JSON text. */
export function replaceWith(document: TextDocument, span: Span, value: unknown): TextEdit {
  return { range: rangeOf(document, span), newText: JSON.stringify(value) };
}

/** Inserts a text at an offset. */
export function insertAt(document: TextDocument, offset: number, newText: string): TextEdit {
  return { range: rangeOf(document, { offset, length: 0 }), newText };
}

/** Inserts a property before another one, with the same spacing. */
export function insertBefore(document: TextDocument, next: PropertyASTNode, key: string, value: unknown): TextEdit {
  const property = `${JSON.stringify(key)}: ${JSON.stringify(value)}`;
  return insertAt(document, next.offset, `${property},${spaceBefore(document, next.offset)}`);
}

/** Inserts a property at the end of an object, spaced like the last one. */
export function insertProperty(document: TextDocument, object: ObjectASTNode, key: string, value: unknown): TextEdit {
  return insertPropertyText(document, object, `${JSON.stringify(key)}: ${JSON.stringify(value)}`);
}

/** Inserts a property given as text at the end of an object, spaced like the last one. */
export function insertPropertyText(document: TextDocument, object: ObjectASTNode, property: string): TextEdit {
  const last = object.properties.at(-1);
  if (!last) return insertAt(document, object.offset + 1, property);
  return insertAt(document, last.offset + last.length, `,${spaceBefore(document, last.offset)}${property}`);
}

/** Removes a property from its object, with its comma and space. */
export function removeProperty(document: TextDocument, property: PropertyASTNode): TextEdit {
  return { range: rangeOf(document, spanWithComma(property)), newText: '' };
}

function spanWithComma(property: PropertyASTNode): Span {
  const siblings = property.parent?.type === 'object' ? property.parent.properties : [];
  const index = siblings.indexOf(property);
  const [previous, next] = [siblings[index - 1], siblings[index + 1]];
  const end = property.offset + property.length;
  if (previous) return { offset: previous.offset + previous.length, length: end - previous.offset - previous.length };
  if (next) return { offset: property.offset, length: next.offset - property.offset };
  const object = property.parent;
  return object ? { offset: object.offset + 1, length: object.length - 2 } : property;
}

/** The space before a property: a line break with its indentation, otherwise one space. */
function spaceBefore(document: TextDocument, offset: number): string {
  const before = document.getText().slice(0, offset);
  const space = before.slice(before.trimEnd().length);
  return space.includes('\n') ? space : ' ';
}
