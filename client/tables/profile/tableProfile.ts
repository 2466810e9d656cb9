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
  /** Too large to profile, or could not be read: only the names of its columns are known. */
  skipped?: 'too-large' | 'unreadable';
}

export interface ColumnProfile {
  name: string;
  /** This and the following are absent where the table was not profiled. */
  type?: ColumnType;
  /** The length of the longest value in characters. */
  longest?: number;
  /** How many values are empty. */
  empty?: number;
}
