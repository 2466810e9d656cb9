import type { Clock } from '../io/clock.ts';
import type { EventMaker } from './eventMaker.ts';
import type { RunEventDetail } from './events.ts';

/** What events have from requests and answers: a key of an answer may be a secret too. */
const fromOutside = new Set(['path', 'url', 'keys', 'suggestion', 'fields', 'column', 'columns']);

/** Events of one run: stamped by the clock, their texts passed through the redactor. */
export function createEventMaker(clock: Clock, redact: (text: string) => string): EventMaker {
  return (level, detail, message, job) => ({
    time: new Date(clock.now()).toISOString(),
    level,
    ...redacted(detail, redact),
    ...(job !== undefined && { job }),
    message: redact(message),
  });
}

function redacted(detail: RunEventDetail, redact: (text: string) => string): RunEventDetail {
  const shown = (value: unknown) => (typeof value === 'string' ? redact(value) : value);
  const entries = Object.entries(detail).map(([name, value]) => {
    if (!fromOutside.has(name)) return [name, value];
    return [name, Array.isArray(value) ? value.map(shown) : shown(value)];
  });
  return Object.fromEntries(entries);
}
