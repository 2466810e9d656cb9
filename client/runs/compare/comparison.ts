import type { JobsComparison, TablesComparison } from '@pagewright/engine/summary';
import type { TableProfiles } from '../../tables/profile/tableProfile.ts';
import type { RunRecord } from '../history/runRecord.ts';

/** A run with the profiles of its tables, if they were kept. */
export interface ComparedRun {
  record: RunRecord;
  profiles?: TableProfiles | undefined;
}

/** The differences between two runs; "before" is the older one. Equal parts are only counted. */
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
  /** Request lines that only one of the runs sent. */
  added: string[];
  lost: string[];
  /** Request lines with a different response. */
  changed: { request: string; before: string; after: string }[];
  /** The number of requests sent in both runs with the same response. */
  equal: number;
  /** Jobs whose requests were not all kept, so that they are not compared one by one. */
  unknown: string[];
}
