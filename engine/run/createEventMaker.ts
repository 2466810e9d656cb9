import type { Clock } from '../io/clock.ts';
import type { EventMaker } from './eventMaker.ts';

/** Events of one run: stamped by the clock, their texts passed through the redactor. */
export function createEventMaker(clock: Clock, redact: (text: string) => string): EventMaker {
  return (level, detail, message, job) => ({
    time: new Date(clock.now()).toISOString(),
    level,
    ...detail,
    ...(detail.kind === 'request' && { path: redact(detail.path), url: redact(detail.url) }),
    ...(job !== undefined && { job }),
    message: redact(message),
  });
}
