import type { RunEvent, RunEventDetail } from '../../core/contracts/generated/types.ts';
import type { Clock } from '../../io/clock.ts';
import { redactTexts } from './redactTexts.ts';

/** Puts the time on an event and masks what may not be shown. */
export type EventMaker = (level: RunEvent['level'], detail: RunEventDetail, message: string, job?: string) => RunEvent;

/**
 * Events of one run: stamped by the clock, every text passed through the redactor that a secret may stand in. The name of
 * a job has passed it when the configuration was read.
 */
export function createEventMaker(clock: Clock, redact: (text: string) => string): EventMaker {
  return (level, detail, message, job) => ({
    time: new Date(clock.now()).toISOString(),
    level,
    ...redactTexts(detail, redact),
    ...(job !== undefined && { job }),
    message: redact(message),
  });
}
