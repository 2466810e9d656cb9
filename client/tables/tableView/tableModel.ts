import type { TableColumn, TableFilter, TableSort } from '../file/tableMessages.ts';
import { RowPages } from './rowPages.ts';
import type { SavedState } from './savedState.ts';
import { ScrollMap } from './scrollMap.ts';
import { Selection } from './selection.ts';

/** The height of a row in pixels; the style sheet has the same. */
export const rowHeight = 22;

/** What the parts of the page share: the table as far as it is known, and how a person wants to see it. */
export class TableModel {
  readonly pages = new RowPages();
  readonly scroll = new ScrollMap(rowHeight);
  readonly selection = new Selection();
  columns: TableColumn[] = [];
  widths: number[] = [];
  /** Widths that a person gave, by the name of the column. */
  givenWidths: Record<string, number> = {};
  bytes = 0;
  uneven = 0;
  /** Rows of the file; undefined while they are counted. */
  total: number | undefined;
  /** Rows to be seen. */
  shown = 0;
  /** The number of the view that is seen; what is said of another one is too late. */
  view = -1;
  sort: TableSort | undefined;
  filter: TableFilter | undefined;
  onlyRepeated = false;

  /** Whether a person sees less than all rows. */
  get isLimited(): boolean {
    return this.filter !== undefined || this.onlyRepeated;
  }

  columnIndex(name: string | undefined): number | undefined {
    const index = this.columns.findIndex((column) => column.name === name);
    return index < 0 ? undefined : index;
  }

  /** What is to be kept for when the page comes into sight again. */
  save(left: number): SavedState {
    const { sort, filter, columns, onlyRepeated, selection, scroll } = this;
    const filterColumn = filter?.column === undefined ? undefined : columns[filter.column]?.name;
    return {
      ...(sort && { sort: { column: columns[sort.column]?.name ?? '', descending: sort.descending } }),
      filter: filter?.text ?? '',
      ...(filterColumn !== undefined && { filterColumn }),
      onlyRepeated,
      top: scroll.top,
      left,
      row: selection.active.row,
      column: selection.active.column,
      widths: this.givenWidths,
    };
  }

  /** Wants the table to be seen as it was; what is about columns that are gone is left out. */
  restore({ sort, filter, filterColumn, onlyRepeated, widths }: SavedState): void {
    const sortColumn = this.columnIndex(sort?.column);
    const column = this.columnIndex(filterColumn);
    this.sort = sort && sortColumn !== undefined ? { column: sortColumn, descending: sort.descending } : undefined;
    this.filter = filter === '' ? undefined : { text: filter, ...(column !== undefined && { column }) };
    this.onlyRepeated = onlyRepeated;
    this.givenWidths = widths;
  }
}
