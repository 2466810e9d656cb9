import type { TableColumn, TableFilter, TableSort } from '../file/tableMessages.ts';
import { RowPages } from './rowPages.ts';
import type { SavedState } from './savedState.ts';
import { ScrollMap } from './scrollMap.ts';
import { Selection } from './selection.ts';

/** The height of a row in pixels, as in the style sheet. */
export const rowHeight = 22;

/** The state that the parts of the page share: the table as far as it is known, and the user's view of it. */
export class TableModel {
  readonly pages = new RowPages();
  readonly scroll = new ScrollMap(rowHeight);
  readonly selection = new Selection();
  columns: TableColumn[] = [];
  widths: number[] = [];
  /** Widths that the user set, by the name of the column. */
  givenWidths: Record<string, number> = {};
  bytes = 0;
  uneven = 0;
  /** Rows of the file; undefined while they are counted. */
  total: number | undefined;
  /** The number of rows in the view. */
  shown = 0;
  /** The number of the current view; messages about others are outdated. */
  view = -1;
  sort: TableSort | undefined;
  filter: TableFilter | undefined;
  onlyRepeated = false;

  /** Whether the view has only some of the rows. */
  get isLimited(): boolean {
    return this.filter !== undefined || this.onlyRepeated;
  }

  nameOf(column: number): string {
    return this.columns[column]?.name ?? `column ${column + 1}`;
  }

  columnIndex(name: string | undefined): number | undefined {
    const index = this.columns.findIndex((column) => column.name === name);
    return index < 0 ? undefined : index;
  }

  /** The state to restore when the page is shown again. */
  save(left: number): SavedState {
    const { sort, filter, columns, onlyRepeated, selection, scroll } = this;
    const filterColumn = filter?.column === undefined ? undefined : columns[filter.column]?.name;
    return {
      ...(sort && { sort: { column: columns[sort.column]?.name ?? '', descending: sort.descending } }),
      filter: filter?.text ?? '',
      filterColumn,
      onlyRepeated,
      top: scroll.top,
      left,
      row: selection.active.row,
      column: selection.active.column,
      widths: this.givenWidths,
    };
  }

  /** Restores a saved state, without the columns that no longer exist. */
  restore({ sort, filter, filterColumn, onlyRepeated, widths }: SavedState): void {
    const sortColumn = this.columnIndex(sort?.column);
    const column = this.columnIndex(filterColumn);
    this.sort = sort && sortColumn !== undefined ? { column: sortColumn, descending: sort.descending } : undefined;
    this.filter = filter === '' ? undefined : { text: filter, column };
    this.onlyRepeated = onlyRepeated;
    this.givenWidths = widths;
  }
}
