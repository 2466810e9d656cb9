import type { RecordedExchange } from '../recording/recordedExchange.ts';

/** A request of a run and its result, without secrets. */
export interface KeptExchange extends RecordedExchange {
  /** The number of the request in the run, from 1. */
  number: number;
  requestHeaders: Record<string, string>;
  /** All headers of the response; `headers` has only those that a run reads. */
  answerHeaders?: Record<string, string>;
  /** Size of the response as received. */
  bytes?: number;
  /** Whether the body was too large to be kept. */
  isBodyDropped?: true;
}

/** The run of the exchanges in a folder. */
export interface KeptHead {
  /** Start of the run, Unix time in milliseconds. */
  startedAt: number;
  /** Start of the last successful run before it, Unix time in seconds; 0: none. */
  previousStart: number;
}

export const keptHeadFile = 'kept.json';

export function exchangeFile(number: number): string {
  return `${String(number).padStart(6, '0')}.exchange.json`;
}

/** The limits for the first and for the last exchanges of a run: their number, and the bytes of their responses. */
export interface KeepLimits {
  exchanges: number;
  bytes: number;
}

export const keepLimits: KeepLimits = { exchanges: 200, bytes: 16 * 1024 * 1024 };
