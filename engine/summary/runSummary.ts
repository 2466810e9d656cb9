import type { RunReport, StopReason, TableReport } from '../core/contracts/generated/types.ts';

export type Verdict = 'complete' | 'incomplete' | 'unknown';

/** What a run came to, in numbers and verdicts. */
export interface RunSummary {
  /** File name of the configuration. */
  config: string;
  startedAt: string;
  durationMs: number;
  outcome: RunReport['outcome'];
  /** The worst verdict of all jobs; what a limit cut is never complete. */
  status: Verdict;
  /** The verdict on the whole run in one sentence, or why there is none. */
  headline: string;
  /** Whether data is missing, or nothing was written, for another reason than limits that the user set. */
  isAlarming: boolean;
  pages: number;
  records: number;
  rows: number;
  requests: number;
  retries: number;
  jobs: JobSummary[];
  /** The jobs that are not known to be complete, the incomplete ones first. */
  concerns: JobSummary[];
  /** Every limit that cut data, each as a sentence. */
  limits: string[];
  tables: TableReport[];
}

export interface JobSummary {
  name: string;
  pointer: string;
  pages: number;
  requests: number;
  records: number;
  /** Why its runs ended, and how many for each reason; the one that matters most first. */
  stops: { reason: StopReason; count: number }[];
  status: Verdict;
  /** What speaks for missing data first, then doubts, then what is sound. */
  evidence: SummaryEvidence[];
}

export interface SummaryEvidence {
  code: string;
  message: string;
  speaks: 'missing' | 'doubt' | 'sound';
  /** It is no more than what a limit of the run brings about. */
  isOfLimit: boolean;
  /** The run was broken off before it could read what is missing. */
  isOfBreak: boolean;
  /** Where it was seen: the page (from 1), the path in the answer or the header. */
  page?: number | undefined;
  path?: string | undefined;
  header?: string | undefined;
  /** JSON pointer of the key that is to blame, below the object that holds `api` and `config`. */
  pointer?: string | undefined;
}
