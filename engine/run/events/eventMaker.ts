import type { RunEvent, RunEventDetail } from '../../core/contracts/generated/types.ts';
import { shortened } from '../../core/text/shortened.ts';
import type { Clock } from '../../io/clock.ts';
import { redactTexts } from './redactTexts.ts';

/** Longer than any sentence; what is beyond was quoted from a response or a configuration. */
const longestMessage = 2000;

/** Creates an event: adds the time and masks secrets. */
export type EventMaker = (level: RunEvent['level'], detail: RunEventDetail, message: string, job?: string) => RunEvent;

/**
 * Creates the events of one run with the time of the clock; every text that may hold a secret is redacted. The name of
 * a job has passed it when the configuration was read.
 */
export function createEventMaker(clock: Clock, redact: (text: string) => string): EventMaker {
  return (level, detail, message, job) => ({
    time: new Date(clock.now()).toISOString(),
    level,
    ...redactTexts(detail, redact),
    ...(job !== undefined && { job }),
    message: shortened(redact(message), longestMessage),
  });
}
