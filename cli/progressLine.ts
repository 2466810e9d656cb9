import { countText } from '../engine/core/text/countText.ts';
import type { RunEvent } from '../engine/index.ts';
import { plainText } from './plainText.ts';

/** A line at the bottom of a terminal with pages, records and rate; nothing if the output is piped. */
export function createProgressLine(stream: NodeJS.WriteStream): { show(event: RunEvent): void; clear(): void } {
  if (!stream.isTTY) return { show: () => undefined, clear: () => undefined };
  const startedAt = performance.now();
  let pages = 0;
  let records = 0;
  return {
    show(event) {
      if (event.kind !== 'page') return;
      pages++;
      records += event.records;
      const rate = Math.round((records * 1000) / Math.max(1, performance.now() - startedAt));
      const line = `${event.job ?? ''}: ${countText(pages, 'page')}, ${countText(records, 'record')}, ${rate} records/s`;
      stream.write(plainText(line).slice(0, (stream.columns || 80) - 1));
    },
    clear: () => void stream.write('\r\u001b[2K'),
  };
}
