import type { MemoryRunRequest, MemoryRunResult, RunEvent, TablePreview } from '@pagewright/engine/browser';

/** The first message to a worker of the browser that runs an extraction; any other cancels the run. */
export interface BrowserRun {
  request: MemoryRunRequest;
  /** The number of rows of each table to send; if absent, none. */
  previewRows?: number;
}

/** The end of a run, the requests it kept, and the first rows of its tables if requested. */
export interface BrowserRunResult extends Pick<MemoryRunResult, 'report' | 'exchanges'> {
  tables: TablePreview[];
}

/** Messages from the worker: events, and at the end one result or one fault. */
export type FromBrowserRun =
  | { type: 'event'; event: RunEvent }
  | ({ type: 'result' } & BrowserRunResult)
  /** An internal error, with the stack for the log. */
  | { type: 'fault'; stack: string };
