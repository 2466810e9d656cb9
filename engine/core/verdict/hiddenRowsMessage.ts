import type { DataField } from '../records/selectRecords.ts';
import type { HiddenRows } from './hiddenRows.ts';
import { hiddenRowsText } from './hiddenRowsText.ts';

/** What a run says of hidden rows: what they look like, what the format takes them for, and what can be done. */
export function hiddenRowsMessage(hidden: HiddenRows, dataField: DataField | undefined): string {
  const isWhole = dataField === undefined || dataField.path === dataField.delimiter;
  const place = isWhole ? 'The response' : `"${dataField.path}"`;
  const taken = dataField === undefined ? 'of which the format takes no row' : 'which the format takes as one record';
  return `${place} looks like ${hiddenRowsText(hidden)}, ${taken}${wayOut(hidden, isWhole ? undefined : dataField)}.`;
}

function wayOut({ as, keys: [list = ''] }: HiddenRows, dataField: DataField | undefined): string {
  if (as !== 'table') return `: no key of it turns ${as === 'columns' ? 'columns' : 'keys'} into rows`;
  const path = dataField === undefined ? list : `${dataField.path}${dataField.delimiter}${list}`;
  return `; with "${path}" as "dataField", each of its rows is one`;
}
