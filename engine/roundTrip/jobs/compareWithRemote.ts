import type { RunReport } from '../../core/contracts/generated/types.ts';
import type { JudgedJob } from '../../core/platform/judging/judgedJob.ts';

/** The tables of a run here beside those of a job there. */
export interface RemoteComparison {
  tables: ComparedTable[];
  /** Whether all that can be compared is equal, and something can. */
  isEqual: boolean;
  /** Why some of it says little: another version, processors, rows that cannot be counted. */
  remarks: string[];
}

export interface ComparedTable {
  name: string;
  /** Absent: the table is not there. */
  here?: TableSize;
  there?: TableSize;
  onlyHere: string[];
  onlyThere: string[];
  /** `unknown`: the rows of the job cannot be told from others. */
  is: 'equal' | 'different' | 'unknown';
}

export interface TableSize {
  /** Absent: not known. */
  rows?: number;
  columns: readonly string[];
}

/** Compares the tables of a run here with those of a job there. Columns are compared as names in Storage are. */
export function compareWithRemote(report: RunReport, judged: JudgedJob): RemoteComparison {
  throw new Error(`Not compared yet: ${report.config} ${judged.job.id}`);
}
