import type { ArrayASTNode, TextDocument, TextEdit } from 'vscode-json-languageservice';
import type { JsonValue } from '../../../../engine/core/json/value.ts';
import { insertAt } from '../../text/edits.ts';
import { indentationAt, layOut, layoutOf } from '../../text/layout.ts';
import { rangeOf } from '../../text/ranges.ts';

/** Writes a new element at the end of a list, spaced as the last one is. */
export function insertItem(document: TextDocument, list: ArrayASTNode, item: JsonValue): TextEdit {
  const last = list.items.at(-1);
  const layout = layoutOf(document);
  if (last === undefined) {
    return { range: rangeOf(document, list), newText: layOut([item], layout, indentationAt(document, list.offset)) };
  }
  const before = document.getText().slice(0, last.offset);
  const lineStart = /\r?\n[ \t]*$/.exec(before)?.[0];
  const text =
    lineStart === undefined
      ? ` ${layOut(item, { lineBreak: '', unit: '' }, '')}`
      : `${lineStart}${layOut(item, layout, indentationAt(document, last.offset))}`;
  return insertAt(document, last.offset + last.length, `,${text}`);
}
