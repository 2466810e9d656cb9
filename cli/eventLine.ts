import type { RunEvent } from '../engine/index.ts';
import { plainText } from './plainText.ts';

/** One event as a line of text: time of day, level, job, message. */
export function eventLine(event: RunEvent): string {
  const job = event.job === undefined ? '' : `[${event.job}] `;
  const extra =
    event.kind === 'request' && event.bytes !== undefined ? ` (${event.bytes} bytes, ${event.durationMs} ms)` : '';
  return plainText(`${event.time.slice(11, 19)} ${event.level.padEnd(7)} ${job}${event.message}${extra}`);
}
