import type {
  PaceReport,
  RunReport,
  StopReason,
  TableReport,
  WarningReport,
} from '../core/contracts/generated/types.ts';
import type { JobNumber } from './unseen.ts';

export type Verdict = 'complete' | 'incomplete' | 'unknown';

export interface RunSummary {
  config: string;
  /** Name of the environment of the run. */
  environment?: string | undefined;
  /** Name of the set of values of the run. */
  values?: string | undefined;
  startedAt: string;
  durationMs: number;
  outcome: RunReport['outcome'];
  /** The worst verdict of all jobs; a run that a limit cut is never complete. */
  status: Verdict;
  /** The verdict on the whole run in one sentence, or the reason why there is none. */
  headline: string;
  /** Whether data is missing, may be, or nothing was written, for a reason other than a limit that the user set. */
  isAlarming: boolean;
  pages: number;
  records: number;
  rows: number;
  requests: number;
  retries: number;
  /** Useless requests of a parallel run, which `requests` does not count. */
  surplusRequests: number;
  /** How fast the requests were sent; undefined: one after another, and none had to wait. */
  pace?: PaceReport | undefined;
  jobs: JobSummary[];
  /** The jobs that are not known to be complete, the incomplete ones first. */
  concerns: JobSummary[];
  /** Every limit that cut data, each as a sentence. */
  limits: string[];
  /** The warnings of the run, equal ones once; absent from reports of earlier versions. */
  warnings: readonly WarningReport[];
  /** The number of warnings that are not among those. */
  otherWarnings: number;
  /** The processors of the platform that were not applied, each as a sentence. */
  processors: string[];
  tables: TableReport[];
  /** The sums that are not known, because the platform does not show them for each job or table; absent: all are. */
  unseen?: readonly (JobNumber | 'rows')[];
}

export interface JobSummary {
  name: string;
  pointer: string;
  pages: number;
  requests: number;
  records: number;
  /** The numbers that are 0 because the platform does not show them; absent: all are known. */
  unseen?: readonly JobNumber[];
  /** The reasons for the ends of its runs, with the number of runs each; the most important first. */
  stops: { reason: StopReason; count: number }[];
  status: Verdict;
  /** Evidence of missing data first, then doubts, then evidence of completeness. */
  evidence: SummaryEvidence[];
}

export interface SummaryEvidence {
  code: string;
  message: string;
  speaks: 'missing' | 'doubt' | 'sound';
  /** Whether it deserves a warning, although it may be only a doubt. */
  warns: boolean;
  /** Whether no record was read although the responses have data, which the configuration must be changed for. */
  isError: boolean;
  /** Whether it is only the effect of a limit of the run. */
  isOfLimit: boolean;
  /** Whether the run ended early, before it could read the missing data. */
  isOfBreak: boolean;
  /** Whether another paging method, or another option of it, may read the missing data. */
  isOfPaging: boolean;
  /** The place: a page (from 1), a path in the response or a header. */
  page?: number | undefined;
  path?: string | undefined;
  header?: string | undefined;
  /** The number of records that the API reports. */
  total?: number | undefined;
  /** Where the response has what may be the records. */
  dataFields?: readonly string[] | undefined;
  /** JSON pointer of the key that caused it. */
  pointer?: string | undefined;
}
