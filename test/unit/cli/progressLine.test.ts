import assert from 'node:assert/strict';
import { createProgressLine } from '../../../cli/progressLine.ts';
import type { RunEvent } from '../../../engine/faces/run.ts';

const base = { time: '2026-01-31T08:00:00.000Z', level: 'info', message: '', job: 'rides' } as const;

/** The text of an event on a terminal of this width. */
function written(event: RunEvent, columns = 100): string {
  return texts([event], columns)[0] ?? '';
}

/** The text after each of these events. */
function texts(events: readonly RunEvent[], columns = 140): string[] {
  let text = '';
  const stream = { isTTY: true, columns, write: (part: string) => (text += part) };
  const line = createProgressLine(stream as unknown as NodeJS.WriteStream);
  return events.map((event) => {
    text = '';
    line.show(event);
    return text;
  });
}

describe('The progress on a terminal', () => {
  const wait: RunEvent = { ...base, kind: 'retry', attempt: 1, maxRetries: 3, delayMs: 60_000, reason: 'HTTP 429' };

  it('says why the run waits, and until when', () =>
    assert.match(written(wait), /^rides: HTTP 429, trying again at \d\d:\d\d:\d\d \(1 of 3\)$/));

  it('says of a limit why the run waits, and until when, until requests go on', () => {
    const at = (second: string) => `2026-01-31T08:00:${second}.000Z`;
    const page = (time: string, number: number): RunEvent => {
      return { ...base, time, kind: 'page', page: number, records: 20, totalRecords: 20 * number };
    };
    const limit: RunEvent = {
      ...{ time: at('00'), level: 'info', message: '', kind: 'waiting', reason: 'asked' },
      ...{ origin: 'https://api.test', delayMs: 30_000, until: at('30'), header: 'Retry-After: 30' },
    };
    const [before, waits, during, after] = texts([page(at('00'), 1), limit, page(at('01'), 2), page(at('31'), 3)]);
    assert.match(before ?? '', /^rides: 1 page, 20 records, /);
    assert.match(waits ?? '', /^waiting until \d\d:\d\d:30: api\.test asks to wait \(Retry-After: 30\)$/);
    assert.equal(during, `rides: ${waits}`);
    assert.match(after ?? '', /^rides: 3 pages, 60 records, /);
  });

  it('counts pages and records', () =>
    assert.match(written({ ...base, kind: 'page', page: 1, records: 20, totalRecords: 20 }), /^rides: 1 page, 20 rec/));

  it('fits into the line', () => assert.equal(written(wait, 20).length, 19));

  it('stays empty for everything else', () => assert.equal(written({ ...base, kind: 'cancelled' }), ''));
});
