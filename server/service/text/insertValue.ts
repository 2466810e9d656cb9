import { layOut } from '@pagewright/core/json/layOut';
import type { JsonValue } from '@pagewright/core/json/value';
import type { ObjectASTNode, TextDocument, TextEdit } from 'vscode-json-languageservice';
import { insertPropertyText } from './edits.ts';
import { indentationAt, layoutOf } from './layout.ts';
import { rangeOf } from './ranges.ts';

/** Inserts a property at the end of an object, its value formatted like the rest of the document. */
export function insertValue(document: TextDocument, object: ObjectASTNode, key: string, value: JsonValue): TextEdit {
  const layout = layoutOf(document);
  const last = object.properties.at(-1);
  const outer = indentationAt(document, last?.offset ?? object.offset);
  const propertyOf = (indentation: string) => `${JSON.stringify(key)}: ${layOut(value, layout, indentation)}`;
  if (last) return insertPropertyText(document, object, propertyOf(outer));
  if (layout.lineBreak === '') return insertPropertyText(document, object, propertyOf(''));
  const inner = outer + layout.unit;
  const newText = `{${layout.lineBreak}${inner}${propertyOf(inner)}${layout.lineBreak}${outer}}`;
  return { range: rangeOf(document, object), newText };
}
