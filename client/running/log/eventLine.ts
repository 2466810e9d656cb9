import { durationText } from '../../../engine/core/text/durationText.ts';
import type { RunEvent } from '../../../engine/index.ts';
import { printable } from '../../shared/text/printable.ts';
import { sizeText } from '../../shared/text/sizeText.ts';

type RequestEvent = Extract<RunEvent, { kind: 'request' }>;

/** One line for an event, as the log and the list of events show it; time and level are the reader's to add. */
export function eventLine(event: RunEvent): string {
  const text = event.kind === 'request' ? requestText(event) : event.message;
  return printable(event.job === undefined ? text : `[${event.job}] ${text}`);
}

function requestText(event: RequestEvent): string {
  const outcome = event.status === undefined ? (event.error ?? 'no answer') : String(event.status);
  const facts = [
    outcome,
    ...(event.bytes === undefined ? [] : [sizeText(event.bytes)]),
    durationText(event.durationMs),
    ...(event.attempt > 1 ? [`attempt ${event.attempt}`] : []),
  ];
  return `${event.method} ${event.path} → ${facts.join(', ')}`;
}
