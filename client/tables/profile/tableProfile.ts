import type { ColumnType } from '../file/tableMessages.ts';

/** What was seen of the tables of a run: enough to compare it with another one after its tables are gone. */
export interface TableProfiles {
  version: 1;
  tables: TableProfile[];
}

export interface TableProfile {
  name: string;
  rows: number;
  columns: ColumnProfile[];
  /** The table was too large to be looked through, or could not be read: only the names of its columns are known. */
  skipped?: 'too-large' | 'unreadable';
}

export interface ColumnProfile {
  name: string;
  /** Absent where the table was not looked through, as are the others. */
  type?: ColumnType;
  /** Characters of the longest value. */
  longest?: number;
  /** How many values are empty. */
  empty?: number;
}
