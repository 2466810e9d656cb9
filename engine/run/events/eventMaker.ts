import type { RunEvent, RunEventDetail } from '../../core/contracts/generated/types.ts';
import { shortened } from '../../core/text/shortened.ts';
import type { Clock } from '../../io/clock.ts';
import { redactTexts } from './redactTexts.ts';

/** Longer than any sentence; the rest was quoted from a response or a configuration. */
const maxMessageLength = 2000;

/** Details: the events of each request, page and child run. */
export type DetailKind = Extract<
  RunEventDetail['kind'],
  'request' | 'page' | 'next-request' | 'job-started' | 'paging-stopped'
>;

export interface EventMaker {
  /** Creates an event: adds the time and masks secrets. */
  (level: RunEvent['level'], detail: RunEventDetail, message: string, job?: string): RunEvent;
  /** Whether details of this kind are requested. Others need not be made. */
  tells(kind: DetailKind): boolean;
}

/**
 * Creates the events of one run with the time of the clock; redacts every text that may hold a secret. The names of
 * jobs were redacted when the configuration was read. `details`: the requested ones; absent: all.
 */
export function createEventMaker(
  clock: Clock,
  redact: (text: string) => string,
  details?: readonly DetailKind[],
): EventMaker {
  const make = (...[level, detail, message, job]: Parameters<EventMaker>): RunEvent => ({
    time: new Date(clock.now()).toISOString(),
    level,
    ...redactTexts(detail, redact),
    ...(job !== undefined && { job }),
    message: shortened(redact(message), maxMessageLength),
  });
  return Object.assign(make, { tells: (kind: DetailKind) => details?.includes(kind) ?? true });
}
