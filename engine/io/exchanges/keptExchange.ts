import type { RecordedExchange } from '../recording/recordedExchange.ts';

/** One request of a run and its result, without secrets. */
export interface KeptExchange extends RecordedExchange {
  /** The number of the request in the run, from 1. */
  number: number;
  /** The headers that were sent. */
  requestHeaders: Record<string, string>;
  /** All headers of the response; `headers` has only those that a run reads. */
  answerHeaders?: Record<string, string>;
  /** Size of the response as received. */
  bytes?: number;
  /** The body was too large to be kept. */
  isBodyDropped?: true;
}

/** The run that the exchanges of a folder are from. */
export interface KeptHead {
  /** When the run started, Unix time in milliseconds. */
  startedAt: number;
  /** Start of the last successful run before it, Unix time in seconds; 0: there was none. */
  previousStart: number;
}

/** The file of the head. */
export const keptHeadFile = 'kept.json';

/** The file of an exchange in its folder. */
export function exchangeFile(number: number): string {
  return `${String(number).padStart(6, '0')}.exchange.json`;
}

/**
 * How much of a run is kept: its first and its last exchanges, each up to this number and this many bytes of responses.
 */
export interface KeepLimits {
  exchanges: number;
  bytes: number;
}

/** How much is kept of the beginning of a run for inspection, and as much of its end. */
export const keepLimits: KeepLimits = { exchanges: 200, bytes: 16 * 1024 * 1024 };
