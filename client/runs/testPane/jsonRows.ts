import { childPointer, entriesOf, isList, isObject, type JsonValue } from '@pagewright/engine/json';
import { countText, numberText } from '@pagewright/engine/text/countText';
import { shownJson } from './shownJson.ts';
import type { JsonMark, JsonRow } from './testMessages.ts';

/** The limits of a tree: more is shown on request. */
const [itemsAtOnce, maxRows, maxTextLength] = [50, 2_000, 300];

/** The rows that the user has opened (with the number of shown items) or closed (0), by their ids. */
export type OpenRows = ReadonlyMap<string, number>;

/** The marks of values by the keys of their path, and whether something below is worth opening. */
export interface JsonMarks {
  markOf(keys: readonly string[]): JsonMark | undefined;
  /** Whether a value is open unless the user has closed it. */
  isOpen(keys: readonly string[]): boolean;
}

/**
 * The visible lines of a JSON value: a folded object or list is one line, and a long one shows its first items. So the
 * size of the output does not depend on the size of the value.
 */
export function jsonRows(value: JsonValue, open: OpenRows, marks: JsonMarks): JsonRow[] {
  const rows: JsonRow[] = [];
  addRows({ value, keys: [], label: undefined });
  return rows;

  function addRows({ value: one, keys, label }: { value: JsonValue; keys: string[]; label: string | undefined }): void {
    if (rows.length >= maxRows) return;
    const length = lengthOf(one);
    const id = keys.reduce(childPointer, '');
    const shown = open.get(id) ?? (marks.isOpen(keys) ? itemsAtOnce : 0);
    const isOpen = length > 0 && shown > 0;
    const mark = marks.markOf(keys);
    const row = { id, depth: keys.length, label, mark };
    if (length === 0) {
      rows.push({ ...row, text: shownJson(one, maxTextLength) });
      return;
    }
    const size = countText(length, isList(one) ? 'item' : 'key');
    rows.push({ ...row, isOpen, text: isOpen ? size : `${shownJson(one, 80)} · ${size}` });
    if (!isOpen) return;
    for (const [key, item] of firstItems(one, shown)) addRows({ value: item, keys: [...keys, key], label: key });
    if (length > shown) rows.push(moreRow(id, keys.length + 1, length - shown));
  }
}

/** Opens a row, closes it, or shows more of its items. */
export function toggleRow(open: OpenRows, id: string, change: 'open' | 'close' | 'more'): OpenRows {
  const shown = open.get(id) ?? itemsAtOnce;
  const next = change === 'close' ? 0 : change === 'open' ? itemsAtOnce : shown + itemsAtOnce;
  return new Map([...open, [id, next]]);
}

function lengthOf(value: JsonValue): number {
  if (isList(value)) return value.length;
  return isObject(value) ? entriesOf(value).length : 0;
}

function firstItems(value: JsonValue, count: number): [string, JsonValue][] {
  if (isList(value)) return value.slice(0, count).map((item, index) => [String(index), item]);
  return isObject(value) ? entriesOf(value).slice(0, count) : [];
}

function moreRow(id: string, depth: number, left: number): JsonRow {
  return { id, depth, text: `${numberText(left)} more…`, isMore: true };
}
