import type { RunEvent, RunEventDetail } from '../../core/contracts/generated/types.ts';
import { shortened } from '../../core/text/shortened.ts';
import type { Clock } from '../../io/clock.ts';
import { redactTexts } from './redactTexts.ts';

/** Longer than any sentence; what is beyond was quoted from a response or a configuration. */
const maxMessageLength = 2000;

/** The events that come with each request, page and child run are details. */
export type DetailKind = Extract<
  RunEventDetail['kind'],
  'request' | 'page' | 'next-request' | 'job-started' | 'paging-stopped'
>;

export interface EventMaker {
  /** Creates an event: adds the time and masks secrets. */
  (level: RunEvent['level'], detail: RunEventDetail, message: string, job?: string): RunEvent;
  /** Whether somebody listens to details of this kind. Others need not be made. */
  tells(kind: DetailKind): boolean;
}

/**
 * Creates the events of one run with the time of the clock; every text that may hold a secret is redacted. The name of
 * a job has passed it when the configuration was read. `details`: those that are told; absent: all.
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
