import { layOut } from '@pagewright/core/json/layOut';
import type { JsonValue } from '@pagewright/core/json/value';
import type { ObjectASTNode, TextDocument, TextEdit } from 'vscode-json-languageservice';
import { insertAt } from '../text/edits.ts';
import { indentationAt, layoutOf } from '../text/layout.ts';

/** Matches the rest of the line after a property: a comma, and comments on either side of it. */
const rest = /^((?:[ \t]*\/\*.*?\*\/)*[ \t]*(,?)(?:[ \t]*\/\*.*?\*\/)*(?:[ \t]*\/\/[^\r\n]*)?)/;

/**
 * Inserts a property at the end of an object that may contain comments. A comment after the last property stays after
 * it, and an existing comma is not written again.
 */
export function addProperty(document: TextDocument, object: ObjectASTNode, key: string, value: JsonValue): TextEdit[] {
  const layout = layoutOf(document);
  const { unit } = layout;
  const lineBreak = layout.lineBreak || '\n';
  const last = object.properties.at(-1);
  const outer = indentationAt(document, object.offset);
  const inner = last ? indentationAt(document, last.offset) : outer + unit;
  const property = `${lineBreak}${inner}${JSON.stringify(key)}: ${layOut(value, { lineBreak, unit }, inner)}`;
  if (!last) return [insertAt(document, object.offset + 1, property + endOfEmpty(document, object, lineBreak + outer))];
  const end = last.offset + last.length;
  const [, after = '', comma = ''] = rest.exec(document.getText().slice(end)) ?? [];
  if (comma === ',') return [insertAt(document, end + after.length, property)];
  if (!after.includes('/')) return [insertAt(document, end, `,${property}`)];
  return [insertAt(document, end, ','), insertAt(document, end + after.length, property)];
}

/**
 * The end of an empty object. The closing brace goes on a separate line; if it is already on one, after a comment, it
 * stays there.
 */
function endOfEmpty(document: TextDocument, object: ObjectASTNode, newLine: string): string {
  const content = document.getText().slice(object.offset + 1, object.offset + object.length - 1);
  return content.includes('\n') ? '' : newLine;
}
