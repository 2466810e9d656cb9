import { createRedactor } from '../../secrecy/redactor.ts';
import type { RemoteEvent } from '../remoteJob.ts';
import { readMessage } from './jobMessages.ts';

/**
 * An event as a person may see it. The platform shows the headers of requests in clear text: they are left out, and
 * credentials in addresses are masked by their names.
 */
export function shownEvent(event: RemoteEvent): RemoteEvent {
  const isRequest = readMessage(event)?.means === 'request';
  const message = isRequest ? (event.message.trimStart().split(/\r?\n/, 1)[0] ?? '') : event.message;
  return { ...event, message: shownText(message), description: isRequest ? '' : shownText(event.description) };
}

/** A text of a job, with credentials in addresses masked. */
export function shownText(text: string): string {
  return createRedactor([])(text);
}
