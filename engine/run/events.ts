import type { StopReason } from '../core/pagination/stopReason.ts';
import type { HttpRequest } from '../core/request/httpRequest.ts';
import type { Code } from '../errors.ts';

/** What is said of a request that had no response; `internal` for a fault of ours. */
export type FailureCode = Code | 'cancelled' | 'internal';

export type EventLevel = 'debug' | 'info' | 'warning' | 'error';

interface EventBase {
  /** When it happened, ISO 8601 in UTC. */
  time: string;
  level: EventLevel;
  /** One or two sentences for a person; no secret ever. */
  message: string;
  /** Name of the job it belongs to (`contracts.md`, "Job names"). */
  job?: string;
}

/** What a run reports while it goes on. One line each with `--events json`; a closed list of kinds. */
export type RunEvent = EventBase & RunEventDetail;

export type RunEventDetail =
  | { kind: 'run-started'; config: string /** The configuration asks for debug events. */; debug: boolean }
  | { kind: 'state-unreadable'; file: string }
  /** A form of the configuration that works but is better written otherwise. */
  | { kind: 'config-warning'; pointer: string }
  /** Records become tables by rules that the configuration alone does not tell. */
  | { kind: 'conversion-chosen'; reason: 'legacy-by-state' | 'legacy-by-level' | 'legacy-ignored' }
  | { kind: 'ssh-tunnel'; state: 'creating' | 'reconnecting' | 'created'; host: string; attempt: number }
  | { kind: 'cache-not-written' }
  | { kind: 'logged-in' }
  | { kind: 'job-started'; pointer: string }
  /** One HTTP request that was sent, told when it ended: with a status, or with the code of what went wrong. */
  | {
      kind: 'request';
      /** Which request of the run it is, in the order in which they were sent. */
      request: number;
      method: HttpRequest['method'];
      /** Path with query, secrets masked. */
      path: string;
      url: string;
      attempt: number;
      status?: number;
      bytes?: number;
      durationMs: number;
      /** The answer of an earlier request that the cache kept; nothing was sent. */
      fromCache?: true;
      error?: FailureCode;
    }
  | { kind: 'retry'; attempt: number; maxRetries: number; delayMs: number; reason: `HTTP ${number}` | FailureCode }
  | {
      kind: 'page';
      page: number;
      /** Number of the request that it answers. */
      request?: number;
      records: number;
      totalRecords: number;
      /** Where the records are: a path; empty for the answer itself, absent where it holds none. */
      path?: string;
    }
  /** What follows a page, and why. */
  | { kind: 'next-request'; page: number; request?: number }
  | { kind: 'empty-page'; page: number; path: string }
  | { kind: 'no-list'; keys: string[] }
  | { kind: 'ignored-error'; status: number }
  | { kind: 'nested-list'; path: string }
  | { kind: 'next-value-missing'; path: string; suggestion?: string }
  /** Requests that a parallel run sent past the end of paging. */
  | { kind: 'surplus-requests'; count: number }
  | { kind: 'paging-stopped'; stopReason: StopReason; pages: number; records: number }
  | { kind: 'table-written'; table: string; file: string; rows: number; columns: string[] }
  /** What the rows show of a mapping; the pointers are those of its items and of itself. */
  | { kind: 'column-empty'; table: string; column: string; rows: number; pointer: string }
  | { kind: 'fields-unmapped'; table: string; fields: string[]; pointer: string }
  | { kind: 'shapes-written'; file: string }
  | { kind: 'shapes-not-written'; file: string }
  | { kind: 'recording-written'; folder: string; exchanges: number }
  | { kind: 'recording-not-written'; folder: string }
  | { kind: 'storage-imported'; file: string; tables: number; rows: number }
  | { kind: 'storage-not-imported'; file: string; code: Code }
  | { kind: 'run-finished'; requests: number; durationMs: number }
  | { kind: 'cancelled' }
  | { kind: 'error'; code: Code; pointer?: string };
