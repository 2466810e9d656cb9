import { countText, numberText } from '../../../engine/core/text/countText.ts';
import { sizeText } from '../../shared/text/sizeText.ts';
import type { TableColumn, TableProgress, TableSort } from '../file/tableMessages.ts';

export interface TableFacts {
  /** Rows of the file; undefined while they are counted. */
  rows: number | undefined;
  columns: number;
  bytes: number;
  uneven: number;
  /** Rows to be seen; undefined where that is all of them. */
  shown: number | undefined;
}

/** The line below a table. */
export function statusText({ rows, columns, bytes, uneven, shown }: TableFacts): string {
  return [
    ...(shown === undefined || rows === undefined ? [] : [`${numberText(shown)} of`]),
    [
      ...(rows === undefined ? [] : [countText(rows, 'row')]),
      countText(columns, 'column'),
      sizeText(bytes),
      ...(uneven === 0 ? [] : [`${countText(uneven, 'row')} with another number of cells than the header`]),
    ].join(' · '),
  ].join(' ');
}

const tasks: Record<TableProgress['task'], string> = {
  count: 'Counting rows',
  keys: 'Looking for repeated keys',
  sort: 'Sorting',
  filter: 'Filtering',
};

/** What is being done, for the eye; it changes many times a second. */
export function progressText({ task, part, rows }: TableProgress): string {
  const found = rows === 0 ? '' : `, ${countText(rows, 'row')} so far`;
  return `${tasks[task]}… ${Math.floor(part * 100)} %${found}`;
}

/** What was copied, for eye and ear. */
export function copiedText({ rows, cells, isCut }: { rows: number; cells: number; isCut: boolean }): string {
  const what = cells === 1 ? 'the cell' : `${countText(cells, 'cell')} of ${countText(rows, 'row')}`;
  return isCut ? `Copied only the first part, ${what}: the clipboard takes no more.` : `Copied ${what}.`;
}

/** How the rows are sorted, for the ear. */
export function sortText({ sort, columns }: { sort?: TableSort | undefined; columns: readonly TableColumn[] }): string {
  if (sort === undefined) return 'As in the file.';
  return `Sorted by ${columns[sort.column]?.name}, ${sort.descending ? 'descending' : 'ascending'}.`;
}

/** What stands above a cell that is shown whole; its bytes where that is only its beginning. */
export function cellTitle(name: string, row: number, bytes?: number): string {
  const cut = bytes === undefined ? '' : ` (the beginning of ${numberText(bytes)} bytes)`;
  return `${name}, row ${numberText(row)}${cut}`;
}
