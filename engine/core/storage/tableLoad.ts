/** A table of a run to be loaded into the storage. */
export interface TableLoad {
  /** `in.c-<bucket>.<table>`, or the table name alone if no bucket is known. */
  name: string;
  isIncremental: boolean;
  primaryKey: readonly string[];
}

export interface StoredTable {
  columns: readonly string[];
  /** In the order of the key; empty if there is none. */
  primaryKey: readonly string[];
}
