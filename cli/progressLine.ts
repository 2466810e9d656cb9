import type { RunEvent, RunRequest } from '@pagewright/engine/run';
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
  return {
    details: ['page'],
    show(event) {
      const progress = progressOf(event);
      if (progress === undefined) return;
      stream.write(plainText(`${event.job ?? ''}: ${progress}`).slice(0, (stream.columns || 80) - 1));
    },
    clear: () => void stream.write('\r\u001b[2K'),
  };

  function progressOf(event: RunEvent): string | undefined {
    if (event.kind === 'retry') return waitText(event);
    if (event.kind !== 'page') return undefined;
    pages++;
    records += event.records;
    const rate = Math.round((records * 1000) / Math.max(1, performance.now() - startedAt));
    return `${countText(pages, 'page')}, ${countText(records, 'record')}, ${rate} records/s`;
  }
}
