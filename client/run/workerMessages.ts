import type { RunEvent, RunReport } from '../../engine/index.ts';

/** What the worker thread of a run tells the extension: events, and at the end one report or one fault. */
export type FromRunWorker =
  | { type: 'event'; event: RunEvent }
  | { type: 'report'; report: RunReport }
  /** A fault of ours, with the stack for the log. */
  | { type: 'fault'; stack: string };

/** What the extension tells the worker thread; the run's request comes as its `workerData`. */
export interface ToRunWorker {
  type: 'cancel';
}
