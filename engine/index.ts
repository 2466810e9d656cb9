import type { RunEvent } from './run/events.ts';
import type { RunReport } from './run/report.ts';

export { UserError } from './errors.ts';
export type { EventLevel, RunEvent } from './run/events.ts';
export type { JobReport, LimitCode, RunReport, TableReport, Verdict } from './run/report.ts';

/** One run of a configuration. */
export interface RunRequest {
  /** The configuration's text, bare or wrapped. */
  configText: string;
  /** File name of the configuration, for the report and the events. */
  configName: string;
  /** Folder that receives `tables/` and `state.json`. */
  outDir: string;
  /** State of the run before; absent or missing: an empty state. */
  stateFile?: string;
  /** Names of the jobs to run (`contracts.md`, "Job names"); absent: all. */
  jobs?: string[];
  /** Ceilings per job (pages, records) and for the whole run (requests). */
  limits?: RunLimits;
  /** Where the shapes of the responses are written; absent: nowhere. */
  shapesFile?: string;
}

export interface RunLimits {
  maxPages?: number;
  maxRecords?: number;
  maxRequests?: number;
}

/**
 * Runs an extraction. Yields an event for everything that happens and returns the report, also for a run that failed
 * or was cancelled through the signal; it throws only for faults of ours. Tables of an earlier run stay in place until
 * the new ones are whole.
 */
export declare function runExtraction(
  request: RunRequest,
  signal?: AbortSignal,
): AsyncGenerator<RunEvent, RunReport>;
