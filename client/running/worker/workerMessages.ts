import type { RunEvent, RunReport, RunRequest, TablePreview } from '@pagewright/engine/run';

/** Messages from the worker thread of a run: events, and at the end one report or one fault. */
export type FromRunWorker =
  | { type: 'event'; event: RunEvent }
  | { type: 'report'; report: RunReport }
  /** The first rows of the tables, sent before the report where they were requested. */
  | { type: 'preview'; tables: TablePreview[] }
  /** An internal error, with the stack for the log. */
  | { type: 'fault'; stack: string };

/** What a thread is asked to run. */
export interface RunWorkerRequest extends RunRequest {
  /** How many rows of each table to send before the report; absent: none. */
  previewRows?: number;
}

/** Messages to the worker thread: a run, once the one before has ended, and the end of the run that goes on. */
export type ToRunWorker = { type: 'run'; request: RunWorkerRequest } | { type: 'cancel' };
