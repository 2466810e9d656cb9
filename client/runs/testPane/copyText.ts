import { entriesOf, fileText, isList, isObject, type JsonValue, pointerSteps } from '@pagewright/engine/json';
import { recordsAt, recordsTable } from './recordsTable.ts';
import type { ShownPage } from './testContent.ts';
import type { FromTestView } from './testMessages.ts';

/** The text for the clipboard of a value in the response, or of the records; undefined if the page has none. */
export function copyText(
  { response, place: { request } }: Pick<ShownPage, 'response' | 'place'>,
  copied: Extract<FromTestView, { type: 'copy' }>,
): string | undefined {
  if (response === undefined) return undefined;
  if (copied.what === 'value') return valueText(response, copied.id);
  const { page } = request;
  const records = page?.path === undefined ? undefined : recordsAt(response, page.path);
  return records && tableText(records.slice(0, page?.records));
}

/** A text as it is, anything else as JSON. */
function valueText(response: JsonValue, pointer: string): string | undefined {
  const value = pointerSteps(pointer).reduce<JsonValue | undefined>(
    (holder, key) => (holder === undefined ? undefined : childOf(holder, key)),
    response,
  );
  if (value === undefined || typeof value === 'string') return value;
  return fileText(value).trimEnd();
}

function childOf(holder: JsonValue, key: string): JsonValue | undefined {
  if (isList(holder)) return holder[Number(key)];
  return isObject(holder) ? entriesOf(holder).find(([name]) => name === key)?.[1] : undefined;
}

/** The records with cells between tabs, as spreadsheets paste them. */
function tableText(records: readonly JsonValue[]): string {
  const { columns, rows } = recordsTable(records, { rows: Infinity, columns: Infinity, length: Infinity });
  return [columns, ...rows].map((row) => row.map((cell) => cellText(cell ?? '')).join('\t')).join('\n');
}

function cellText(cell: string): string {
  return /[\t\n\r"]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
