import type { PathReader } from './pathReader.ts';

/** A mapping prepared for rows: the sources of cells, and the table's layout (`docs/format/mapping.md#1-shape`). */
export interface TableMapping {
  name: string;
  pointer: string;
  /** In the order of the configuration, which is also the order of the columns. */
  items: MappingItem[];
  /** The last column of a child table, with the key of the parent's row. */
  parentColumn: ParentKeyColumn | undefined;
  /** The header of a table with rows, including links (`docs/format/mapping.md#7-header-and-rows`). */
  columns: string[];
  primaryKey: string[];
  keyItems: (ColumnItem | UserItem)[];
  /** Fields of a row that some item reads; undefined if one reads the whole row. */
  fields: ReadonlySet<string> | undefined;
  /** Whether rows feed other tables, so that their key may be needed. */
  feedsTables: boolean;
}

export interface ParentKeyColumn {
  name: string;
  isKey: boolean;
  /** JSON pointer of the item that needs it. */
  pointer: string;
}

export type MappingItem = ColumnItem | UserItem | TableItem | OwnTableItem;

/** A cell with a value of the row. */
export interface ColumnItem extends Column {
  kind: 'column';
  read: PathReader;
  /** The keys of its path; absent for the row itself. */
  keys: readonly string[] | undefined;
  /** Whether lists and objects become JSON text (`forceType`). */
  keepsJson: boolean;
}

/** A cell with a parent column of the page. */
export interface UserItem extends Column {
  kind: 'user';
  key: string;
}

interface Column {
  destination: string;
  isKey: boolean;
  pointer: string;
}

/** A value whose elements are rows of another table. */
export interface TableItem {
  kind: 'table';
  pointer: string;
  read: PathReader;
  /** The table, one object for all items that share it. */
  table: TableMapping;
  /** Whether the row has a cell that refers to the rows of the other table. */
  hasLink: boolean;
  /** The `tableMapping` of an item that shares the table of an earlier one, which no row ever reaches. */
  unused: TableMapping | undefined;
}

/** A value whose elements are rows of the same table. */
export interface OwnTableItem {
  kind: 'own-table';
  read: PathReader;
  /** The item's `tableMapping`, which no row ever reaches. */
  unused: TableMapping | undefined;
}
