import { countText, numberText } from '../../../engine/core/text/countText.ts';
import type { RunEvent } from '../../../engine/index.ts';

/** What the progress notification says after an event, or undefined where the event is no progress. */
export function progressText(event: RunEvent): string | undefined {
  const job = event.job ?? '';
  switch (event.kind) {
    case 'job-started':
      return `${job} · first page`;
    case 'page':
      return `${job} · page ${numberText(event.page)} · ${countText(event.totalRecords, 'record')}`;
    case 'retry':
      return `${job} · trying again (${event.attempt} of ${event.maxRetries})`;
    default:
      return undefined;
  }
}
