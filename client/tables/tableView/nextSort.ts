import type { TableSort } from '../file/tableMessages.ts';

/** What pressing the head of a column does: ascending, descending, as in the file. */
export function nextSort(sort: TableSort | undefined, column: number): TableSort | undefined {
  if (sort?.column !== column) return { column, descending: false };
  return sort.descending ? undefined : { column, descending: true };
}
