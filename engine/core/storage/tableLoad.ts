/** A table of a run as the storage takes it. */
export interface TableLoad {
  /** `in.c-<bucket>.<table>`, or the bare table name where no bucket is known. */
  name: string;
  isIncremental: boolean;
  primaryKey: readonly string[];
}

/** A table that the storage has. */
export interface StoredTable {
  columns: readonly string[];
  /** In the order of the key; empty where there is none. */
  primaryKey: readonly string[];
}
