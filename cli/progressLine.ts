import type { RunEvent, RunRequest } from '@pagewright/engine/run';
import { OngoingWait } from '@pagewright/engine/summary';
import { countText } from '@pagewright/engine/text/countText';
import { waitText } from '@pagewright/engine/text/waitText';
import { plainText } from './printing/plainText.ts';

interface ProgressLine {
  details: NonNullable<RunRequest['details']>;
  show(event: RunEvent): void;
  clear(): void;
}

/**
 * Creates a line at the bottom of a terminal with pages, records and rate, or with the reason and the end of a wait;
 * nothing if the output is piped.
 */
export function createProgressLine(stream: NodeJS.WriteStream): ProgressLine {
  if (!stream.isTTY) return { details: [], show: () => undefined, clear: () => undefined };
  const startedAt = performance.now();
  let pages = 0;
  let records = 0;
  const waits = new OngoingWait();
  return {
    details: ['page'],
    show(event) {
      const progress = progressOf(event);
      if (progress === undefined) return;
      stream.write(
        plainText([...(event.job === undefined ? [] : [event.job]), progress].join(': ')).slice(
          0,
          (stream.columns || 80) - 1,
        ),
      );
    },
    clear: () => void stream.write('\r\u001b[2K'),
  };

  function progressOf(event: RunEvent): string | undefined {
    const wait = waits.after(event);
    if (event.kind === 'page') count(event);
    // Responses to requests of before may come during a wait, of which nobody is to think that the run hangs.
    if (wait !== undefined) return waitText(wait);
    if (event.kind === 'retry') return waitText(event);
    if (event.kind !== 'page') return undefined;
    const rate = Math.round((records * 1000) / Math.max(1, performance.now() - startedAt));
    return `${countText(pages, 'page')}, ${countText(records, 'record')}, ${rate} records/s`;
  }

  function count(page: Extract<RunEvent, { kind: 'page' }>): void {
    pages++;
    records += page.records;
  }
}
