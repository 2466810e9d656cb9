import type { RunEvent } from '../../../engine/index.ts';
import { eventLine } from '../../running/log/eventLine.ts';
import { printable } from '../../shared/text/printable.ts';
import { requestLine } from './requestLine.ts';

/** Events in their order, without times: two runs differ then only where something else happened. */
export function eventsInOrder(newestFirst: readonly RunEvent[]): string {
  return newestFirst
    .toReversed()
    .map((event) => `[${event.level}] ${event.kind === 'request' ? requestText(event) : eventLine(event)}\n`)
    .join('');
}

function requestText(event: Extract<RunEvent, { kind: 'request' }>): string {
  const { job, status, error, attempt } = event;
  const facts = [
    status === undefined ? (error ?? 'no answer') : String(status),
    ...(attempt > 1 ? [`attempt ${attempt}`] : []),
  ];
  return printable(`${job === undefined ? '' : `[${job}] `}${requestLine(event)} → ${facts.join(', ')}`);
}
