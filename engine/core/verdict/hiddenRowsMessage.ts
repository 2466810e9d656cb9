import type { DataField } from '../records/selectRecords.ts';
import type { HiddenRows } from './hiddenRows.ts';
import { hiddenRowsText } from './hiddenRowsText.ts';

/**
 * The message of a run about hidden rows: their form, the interpretation of the format, and the possible fixes.
 * `isRead`: the format takes them as a record.
 */
export function hiddenRowsMessage(
  hidden: HiddenRows,
  dataField: DataField | undefined,
  isRead = dataField !== undefined,
): string {
  const isWhole = dataField === undefined || dataField.path === dataField.delimiter;
  const place = isWhole ? 'The response' : `"${dataField.path}"`;
  const taken = isRead ? 'takes it as one record' : 'takes no row of it';
  const way = wayOut(hidden, isWhole ? undefined : dataField);
  return `${place} looks like ${hiddenRowsText(hidden)}; the format ${taken}${way}.`;
}

/** The possible fix. A table has a list to point at; no other form can be read as rows. */
function wayOut({ as, keys: [list = ''] }: HiddenRows, around: DataField | undefined): string {
  if (as !== 'table') return `, and no key of the format turns ${as === 'columns' ? 'columns' : 'keys'} into rows`;
  const path = around === undefined ? list : `${around.path}${around.delimiter}${list}`;
  return `. With "${path}" as "dataField", each of its rows is one`;
}
