import type { RunEvent, RunReport, RunRequest, TablePreview } from '@pagewright/engine/run';

/** Messages from the worker thread of a run: events, and at the end one report or one fault. */
export type FromRunWorker =
  | { type: 'event'; event: RunEvent }
  | { type: 'report'; report: RunReport }
  /** The first rows of the tables, sent before the report if requested. */
  | { type: 'preview'; tables: TablePreview[] }
  /** An internal error, with the stack for the log. */
  | { type: 'fault'; stack: string };

/** The run that a thread is to perform. */
export interface RunWorkerRequest extends RunRequest {
  /** The number of rows of each table to send before the report; if absent, none. */
  previewRows?: number;
}

/** Messages to the worker thread: a run, once the previous one has ended, and the end of the active run. */
export type ToRunWorker = { type: 'run'; request: RunWorkerRequest } | { type: 'cancel' };
