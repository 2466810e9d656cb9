import type { ColumnType } from '../file/tableMessages.ts';

/** The profiles of a run's tables: enough to compare it with another run after its tables are gone. */
export interface TableProfiles {
  version: 1;
  tables: TableProfile[];
}

export interface TableProfile {
  name: string;
  rows: number;
  columns: ColumnProfile[];
  /** The reason why only the names of its columns are known. */
  skipped?: 'too-large' | 'unreadable';
}

export interface ColumnProfile {
  name: string;
  /** The type; absent, like the following, if the table was not profiled. */
  type?: ColumnType;
  /** The maximum length of a value in characters. */
  longest?: number;
  /** The number of empty values. */
  empty?: number;
}
