import type { RecordedExchange } from '../recording/recordedExchange.ts';

/** One request of a run and what came of it, as a person may see it: without secrets. */
export interface KeptExchange extends RecordedExchange {
  /** Which request of the run it is, from 1. */
  number: number;
  /** What was sent beside address and body. */
  requestHeaders: Record<string, string>;
  /** What came back, all of it; `headers` holds only what a run reads. */
  answerHeaders?: Record<string, string>;
  /** Size of the answer as it came. */
  bytes?: number;
  /** The body was too large to be kept. */
  isBodyDropped?: true;
}

/** What the exchanges of a folder are of. */
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

/** How much of a run is kept: its first exchanges and its last, each up to so many and so many bytes of answers. */
export interface KeepLimits {
  exchanges: number;
  bytes: number;
}
