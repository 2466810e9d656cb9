import type { RunEvent } from '@pagewright/engine/run';
import { shownLevel } from '@pagewright/engine/summary';
import { countText, numberText } from '@pagewright/engine/text/countText';
import { durationText } from '@pagewright/engine/text/durationText';
import { placedMessage } from '@pagewright/engine/text/placedMessage';
import { printable } from '@pagewright/engine/text/printable';
import { waitText } from '@pagewright/engine/text/waitText';
import type * as vscode from 'vscode';
import { plainQuotes } from '../../shared/text/plainQuotes.ts';
import { sizeText } from '../../shared/text/sizeText.ts';
import type { RunScope } from './runScope.ts';

type RequestEvent = Extract<RunEvent, { kind: 'request' }>;

/** An event as a line of the log and of the list of events, without time and level. */
export function eventLine(event: RunEvent): string {
  const text = event.kind === 'request' ? requestText(event) : plainQuotes(placedMessage(event));
  return printable(event.job === undefined ? text : `[${event.job}] ${text}`);
}

function requestText(event: RequestEvent): string {
  const outcome = event.status === undefined ? (event.error ?? 'no response') : String(event.status);
  const facts = [
    outcome,
    ...(event.bytes === undefined ? [] : [sizeText(event.bytes)]),
    durationText(event.durationMs),
    ...(event.attempt > 1 ? [`attempt ${event.attempt}`] : []),
  ];
  return `${event.method} ${event.path} → ${facts.join(', ')}`;
}

/** Logs an event at its level. Requests are always shown: the log is for watching them. */
export function logEvent(log: vscode.LogOutputChannel, event: RunEvent, title?: string): void {
  const line = title === undefined ? eventLine(event) : `${title}: ${eventLine(event)}`;
  const level = shownLevel(event);
  if (event.kind === 'request') log.info(line);
  else if (level === 'error') log.error(line);
  else if (level === 'warning') log.warn(line);
  else if (level === 'info') log.info(line);
  else log.debug(line);
}

/**
 * The text of the progress notification after an event, or undefined if the event is not progress. A search for paging
 * counts its requests.
 */
export function progressText(event: RunEvent, { search }: Pick<RunScope, 'search'> = {}): string | undefined {
  const job = event.job ?? '';
  switch (event.kind) {
    case 'job-started':
      return search === undefined ? `${job} · first page` : undefined;
    case 'search-request':
      return search && `${search.maxRequests - event.left + 1} of ${search.maxRequests}: ${event.message}`;
    case 'page':
      return `${job} · page ${numberText(event.page)} · ${countText(event.totalRecords, 'record')}`;
    case 'retry':
      return `${job} · ${waitText(event)}`;
    case 'waiting':
      return event.job === undefined ? waitText(event) : `${job} · ${waitText(event)}`;
    default:
      return undefined;
  }
}
