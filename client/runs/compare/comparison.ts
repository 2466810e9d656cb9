import type { TableProfiles } from '../../tables/profile/tableProfile.ts';
import type { RunRecord } from '../history/runRecord.ts';

/** A run with what was seen of its tables, where that was kept. */
export interface ComparedRun {
  record: RunRecord;
  profiles?: TableProfiles;
}

/** What two runs differ in; "before" is the older one. What is equal is only counted. */
export interface RunComparison {
  before: RunRecord;
  after: RunRecord;
  requests: RequestsComparison;
  jobs: JobsComparison;
  tables: TablesComparison;
}

export interface RequestsComparison {
  before: number;
  after: number;
  /** Request lines that only one of them sent. */
  added: string[];
  lost: string[];
  /** Request lines that were answered otherwise. */
  changed: { request: string; before: string; after: string }[];
  /** How many were sent in both and answered alike. */
  equal: number;
  /** Jobs whose requests are not all remembered, so that they are not compared one by one. */
  unknown: string[];
}

export interface JobsComparison {
  added: string[];
  lost: string[];
  changed: { name: string; changes: string[] }[];
  equal: number;
}

export interface TablesComparison {
  added: string[];
  lost: string[];
  changed: TableComparison[];
  equal: number;
  /** Tables of which the types and lengths of one of the runs are not known. */
  unknown: string[];
  /** Why tables cannot be compared at all. */
  reason?: string;
}

export interface TableComparison {
  name: string;
  rows: { before: number; after: number };
  added: string[];
  lost: string[];
  /** Columns that are wider now, and those whose type is another or narrower one. */
  widened: string[];
  changed: string[];
}
