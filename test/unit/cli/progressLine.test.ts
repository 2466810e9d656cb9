import assert from 'node:assert/strict';
import { createProgressLine } from '../../../cli/progressLine.ts';
import type { RunEvent } from '../../../engine/faces/run.ts';

const base = { time: '2026-01-31T08:00:00.000Z', level: 'info', message: '', job: 'rides' } as const;

/** The text of an event on a terminal of this width. */
function written(event: RunEvent, columns = 100): string {
  let text = '';
  const stream = { isTTY: true, columns, write: (part: string) => (text += part) };
  createProgressLine(stream as unknown as NodeJS.WriteStream).show(event);
  return text;
}

describe('The progress on a terminal', () => {
  const wait: RunEvent = { ...base, kind: 'retry', attempt: 1, maxRetries: 3, delayMs: 60_000, reason: 'HTTP 429' };

  it('says why the run waits, and until when', () =>
    assert.match(written(wait), /^rides: HTTP 429, trying again at \d\d:\d\d:\d\d \(1 of 3\)$/));

  it('counts pages and records', () =>
    assert.match(written({ ...base, kind: 'page', page: 1, records: 20, totalRecords: 20 }), /^rides: 1 page, 20 rec/));

  it('fits into the line', () => assert.equal(written(wait, 20).length, 19));

  it('stays empty for everything else', () => assert.equal(written({ ...base, kind: 'cancelled' }), ''));
});
