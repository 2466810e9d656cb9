import { layOut } from '@pagewright/core/json/layOut';
import { type JsonValue, objectFrom } from '@pagewright/core/json/value';
import type { ObjectASTNode, PropertyASTNode, TextDocument, TextEdit } from 'vscode-json-languageservice';
import { findProperty } from '../../model/nodes.ts';
import { insertAt, insertPropertyText } from '../../text/edits.ts';
import { indentationAt, layoutOf } from '../../text/layout.ts';
import { rangeOf } from '../../text/ranges.ts';

/** Keys with their values. */
export type Fields = readonly (readonly [key: string, value: JsonValue])[];

/** Inserts properties at the end of an object, spaced like the rest of the document. */
export function insertFields(document: TextDocument, object: ObjectASTNode, fields: Fields): TextEdit[] {
  const [first] = object.properties;
  if (fields.length === 0) return [];
  if (first === undefined) return [replaceWithFields(document, object, fields)];
  return [insertPropertyText(document, object, propertiesText(document, first, fields))];
}

/** Inserts properties before another one, with the same spacing. */
export function insertFieldsBefore(document: TextDocument, next: PropertyASTNode, fields: Fields): TextEdit[] {
  if (fields.length === 0) return [];
  const text = propertiesText(document, next, fields);
  return [insertAt(document, next.offset, `${text},${separatorOf(document, next)}`)];
}

/** Adds fields to the object at a key of another object, and creates it if it is missing. */
export function addFieldsAt(document: TextDocument, object: ObjectASTNode, key: string, fields: Fields): TextEdit[] {
  const value = findProperty(object, key)?.valueNode;
  if (value?.type === 'object') return insertFields(document, value, fields);
  // The platform writes an empty object as a list.
  if (value !== undefined) return [replaceWithFields(document, value, fields)];
  return insertFields(document, object, [[key, objectFrom(fields.map(([name, field]) => [name, field]))]]);
}

function replaceWithFields(document: TextDocument, node: { offset: number; length: number }, fields: Fields): TextEdit {
  const object = objectFrom(fields.map(([key, value]) => [key, value]));
  const newText = layOut(object, layoutOf(document), indentationAt(document, node.offset));
  return { range: rangeOf(document, node), newText };
}

function propertiesText(document: TextDocument, sibling: PropertyASTNode, fields: Fields): string {
  const separator = separatorOf(document, sibling);
  const isSpread = separator !== ' ';
  const layout = isSpread ? layoutOf(document) : { lineBreak: '', unit: '' };
  const indentation = isSpread ? indentationAt(document, sibling.offset) : '';
  return fields
    .map(([key, value]) => `${JSON.stringify(key)}: ${layOut(value, layout, indentation)}`)
    .join(`,${separator}`);
}

/** The space between the properties of this object: a line break with the indentation, or one space. */
function separatorOf(document: TextDocument, { offset }: PropertyASTNode): string {
  const before = document.getText().slice(0, offset);
  return /\r?\n[ \t]*$/.exec(before)?.[0] ?? ' ';
}
