import type { RunEvent, RunReport, RunRequest, TablePreview } from '../../../engine/index.ts';

/** What the worker thread of a run tells the extension: events, and at the end one report or one fault. */
export type FromRunWorker =
  | { type: 'event'; event: RunEvent }
  | { type: 'report'; report: RunReport }
  /** Before the report, where it was asked for: how the tables begin. */
  | { type: 'preview'; tables: TablePreview[] }
  /** A fault of ours, with the stack for the log. */
  | { type: 'fault'; stack: string };

/** What the worker thread is started with, as its `workerData`. */
export interface RunWorkerRequest extends RunRequest {
  /** How many rows of each table are told before the report; absent: none. */
  previewRows?: number;
}

/** What the extension tells the worker thread. */
export interface ToRunWorker {
  type: 'cancel';
}
