import type { Code } from '@pagewright/engine/errors';
import type { TokenResponse } from '@pagewright/engine/logins';
import type { RunEvent, RunReport, RunRequest, TablePreview } from '@pagewright/engine/run';

/** Messages from the worker thread of a run: events, and at the end one report or one fault. */
export type FromRunWorker =
  | { type: 'event'; event: RunEvent }
  | { type: 'report'; report: RunReport }
  /** The first rows of the tables, sent before the report if requested. */
  | { type: 'preview'; tables: TablePreview[] }
  /** Asks for tokens in place of those that no longer count. */
  | { type: 'renew-tokens'; id: number; rejected: string | undefined }
  /** An internal error, with the stack for the log. */
  | { type: 'fault'; stack: string };

/** The run that a thread is to perform. */
export interface RunWorkerRequest extends RunRequest {
  /** The number of rows of each table to send before the report; if absent, none. */
  previewRows?: number;
}

/** The answer to a thread that asks for tokens: them, or why there are none. */
export type RenewedTokens = { tokens: TokenResponse } | { problem: { code: Code; message: string } };

/** Messages to the worker thread: a run, once the previous one has ended, the end of the active run, and answers. */
export type ToRunWorker =
  | { type: 'run'; request: RunWorkerRequest }
  | { type: 'cancel' }
  | { type: 'renewed-tokens'; id: number; renewed: RenewedTokens };
