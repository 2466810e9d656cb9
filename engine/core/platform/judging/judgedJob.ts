import type { Verdict } from '../../contracts/generated/types.ts';
import type { RemoteJob } from '../remoteJob.ts';
import type { Missing } from './missing.ts';

/** The verdict on a job of the platform. */
export interface JudgedJob {
  job: RemoteJob;
  verdict: Verdict;
  /** Everything that is needed to say more, each once; empty where the verdict is no `unknown`. */
  missing: readonly Missing[];
  /** The jobs of the configuration, in order, row by row; none if the version that ran is not known. */
  parts: readonly JudgedPart[];
  tables: readonly JudgedTable[];
  /** The versions that ran and that is here; `isOther`: they differ. */
  version: { ran?: number; here?: number; isOther: boolean };
  /** The rows that it ran, in a sentence; absent: all that are enabled. */
  part?: string;
  /** Remarks that are no evidence: rows that were skipped, processors, an unread version. */
  remarks: readonly string[];
}

/** The verdict on a job of the configuration. */
export interface JudgedPart {
  /** The row that it belongs to; absent: the configuration has none. */
  row?: { id: string; name: string };
  name: string;
  /** JSON pointer below the object that holds `api` and `config`, as are those of the evidence. */
  pointer: string;
  verdict: Verdict;
  missing: readonly Missing[];
  /** The number of requests for pages, without retries; absent: not known. */
  requests?: number;
  /** The number of its records; absent: not known. */
  records?: number;
}

/** A table that the job wrote. */
export interface JudgedTable {
  id: string;
  columns: readonly string[];
  /** The rows of this job; absent: they cannot be distinguished from others. */
  rows?: number;
  /** The rows of the whole table; absent: it is gone. */
  allRows?: number;
}
