import { countText, numberText } from '@pagewright/engine/text/countText';
import { sizeText } from '../../shared/text/sizeText.ts';
import type { ColumnStatistics, TableColumn, TableProgress, TableSort } from '../file/tableMessages.ts';

interface TableFacts {
  /** Rows of the file; undefined while they are counted. */
  rows: number | undefined;
  columns: number;
  bytes: number;
  uneven: number;
  /** The number of rows in the view; undefined if that is all of them. */
  shown: number | undefined;
}

/** The status line below a table. */
export function statusText({ rows, columns, bytes, uneven, shown }: TableFacts): string {
  return [
    ...(shown === undefined || rows === undefined ? [] : [`${numberText(shown)} of`]),
    [
      ...(rows === undefined ? [] : [countText(rows, 'row')]),
      countText(columns, 'column'),
      sizeText(bytes),
      ...(uneven === 0 ? [] : [`${countText(uneven, 'row')} with a different number of cells than the header`]),
    ].join(' · '),
  ].join(' ');
}

const tasks: Record<TableProgress['task'], string> = {
  count: 'Counting rows',
  keys: 'Looking for repeated keys',
  sort: 'Sorting',
  filter: 'Filtering',
  statistics: 'Reading the column',
  export: 'Exporting',
};

/** The progress of a task, only for display: it changes many times a second. */
export function progressText({ task, part, rows }: TableProgress): string {
  const found = rows === 0 ? '' : `, ${countText(rows, 'row')} so far`;
  return `${tasks[task]}… ${Math.floor(part * 100)}%${found}`;
}

/** The text about copied cells, for display and screen readers. */
export function copiedText({ rows, cells, isCut }: { rows: number; cells: number; isCut: boolean }): string {
  const what = cells === 1 ? 'the cell' : `${countText(cells, 'cell')} of ${countText(rows, 'row')}`;
  return isCut ? `Copied only the first part, ${what}: the rest is too large for the clipboard.` : `Copied ${what}.`;
}

/** The sort order, for screen readers. */
export function sortText({ sort, columns }: { sort?: TableSort | undefined; columns: readonly TableColumn[] }): string {
  if (sort === undefined) return 'In file order.';
  return `Sorted by ${columns[sort.column]?.name}, ${sort.descending ? 'descending' : 'ascending'}.`;
}

/** The facts about a column, as names with their values. */
export function statisticsFacts(statistics: ColumnStatistics): [name: string, value: string][] {
  const { rows, filled, distinct, smallest, largest, sum, mean } = statistics;
  const part = rows === 0 ? '' : ` (${percentText(rows - filled, rows)})`;
  const known = { smallest, largest, sum, mean };
  return [
    ['empty', `${numberText(rows - filled)} of ${countText(rows, 'row')}${part}`],
    ['distinct', numberText(distinct)],
    ...Object.entries(known).flatMap(([name, value]): [string, string][] =>
      value === undefined ? [] : [[name, value]],
    ),
  ];
}

/** The heading of the bars of a column, with what they leave out; undefined if there is nothing to say of one value. */
export function barsText({ bars, filled, distinct, mean, smallest }: ColumnStatistics): string | undefined {
  const shown = bars.reduce((sum, { count }) => sum + count, 0);
  if (bars.length === 0 && filled === 1) return undefined;
  if (bars.length === 0) return smallest === undefined ? 'No values.' : 'No value occurs twice.';
  if (mean !== undefined || shown === filled) return 'Distribution';
  return `Most frequent values; ${countText(distinct - bars.length, 'other')} in ${countText(filled - shown, 'row')}`;
}

/** A percentage, never "100%" if something is missing, nor "0%" if something is there. */
export function percentText(part: number, whole: number): string {
  const percent = Math.round((part / whole) * 1000) / 10;
  if (part < whole && percent === 100) return 'over 99.9%';
  return part > 0 && percent === 0 ? 'under 0.1%' : `${percent}%`;
}

/** The title above a full cell, with its size if only its start is shown. */
export function cellTitle(name: string, row: number, bytes?: number): string {
  const cut = bytes === undefined ? '' : ` (the start of ${numberText(bytes)} bytes)`;
  return `${name}, row ${numberText(row)}${cut}`;
}
