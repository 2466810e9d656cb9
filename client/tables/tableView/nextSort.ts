import type { TableSort } from '../file/tableMessages.ts';

/** The sort order after a click on a column's header: cycles through ascending, descending, file order. */
export function nextSort(sort: TableSort | undefined, column: number): TableSort | undefined {
  if (sort?.column !== column) return { column, descending: false };
  return sort.descending ? undefined : { column, descending: true };
}
