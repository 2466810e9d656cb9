import type { StopReason } from '../core/pagination/stopReason.ts';
import type { Verdict } from '../core/verdict/verdict.ts';
import type { LimitCode } from './counting/limits.ts';

/** The report of a run (`contracts.md`, Report); its schema is `schemas/report.schema.json`. */
export interface RunReport {
  /** File name of the configuration. */
  config: string;
  startedAt: string;
  durationMs: number;
  outcome: 'done' | 'failed' | 'cancelled';
  /** Only where the outcome is `failed`. */
  error?: { code: string; message: string; job?: string };
  requests: number;
  retries: number;
  jobs: JobReport[];
  tables: TableReport[];
  /** Every limit that cut data. */
  limits: { code: LimitCode; value: number; job?: string }[];
  /** Only where the tables were to be imported into a storage. */
  storage?: StorageReport;
}

export interface JobReport {
  name: string;
  /** JSON pointer below the object that holds `api` and `config`. */
  pointer: string;
  pages: number;
  requests: number;
  records: number;
  stopReason: StopReason;
  /** How often each reason ended the job, where it ran more than once: for each record of its parent, in each iteration. */
  stopReasons?: Partial<Record<StopReason, number>>;
  verdict: Verdict;
}

export interface TableReport {
  /** `in.c-<bucket>.<table>`, or the bare table name where no bucket is known. */
  name: string;
  /** Relative to the output folder. */
  file: string;
  rows: number;
  columns: string[];
}

/** What became of the import of the tables: either their number and rows, or why it was not done. */
export type StorageReport =
  | { file: string; tables: number; rows: number }
  | { file: string; error: { code: string; message: string } };

/** The report of a run of which nothing is known yet but its start, Unix time in milliseconds. */
export function emptyReport(config: string, startedAt: number): RunReport {
  return {
    config,
    startedAt: new Date(startedAt).toISOString(),
    durationMs: 0,
    outcome: 'done',
    requests: 0,
    retries: 0,
    jobs: [],
    tables: [],
    limits: [],
  };
}
