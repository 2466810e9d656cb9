import assert from 'node:assert/strict';
import { progressText } from '../../../../../client/running/run/eventLine.ts';
import { ProgressTexts } from '../../../../../client/running/run/progressTexts.ts';
import type { RunEvent } from '../../../../../engine/faces/run.ts';
import { createEvent } from '../../createEvent.ts';

const job = 'rides';

/** The wait for a limit from 08:00:00 on. */
function limitedUntil(second: string): RunEvent {
  const until = `2026-01-31T08:00:${second}.000Z`;
  return createEvent({ kind: 'waiting', origin: 'https://api.test', delayMs: 30_000, until, reason: 'used-up' });
}

describe('The progress of a run', () => {
  it('names the job when it starts', () => {
    assert.equal(
      progressText(createEvent({ kind: 'job-started', job, pointer: '/config/jobs/0' })),
      'rides · first page',
    );
  });

  it('counts pages and records', () => {
    const event = createEvent({ kind: 'page', job, page: 11, records: 20, totalRecords: 1034 });
    assert.equal(progressText(event), 'rides · page 11 · 1,034 records');
  });

  it('counts the requests of a search, and says what it asks for', () => {
    const event = createEvent({ kind: 'search-request', job, left: 10 }, 'Asking: page 2, pages by "page".');
    const scope = { search: { maxRequests: 12 } };
    assert.equal(progressText(event, scope), '3 of 12: Asking: page 2, pages by "page".');
    assert.equal(progressText(createEvent({ kind: 'job-started', job, pointer: '/config/jobs/0' }), scope), undefined);
  });

  it('says why the run waits, and until when', () => {
    const event = createEvent({ kind: 'retry', job, attempt: 2, maxRetries: 10, delayMs: 1000, reason: 'HTTP 503' });
    assert.match(progressText(event) ?? '', /^rides · HTTP 503, trying again at \d\d:\d\d:\d\d \(2 of 10\)$/);
  });

  it('says what limits the requests, and until when', () => {
    const text = progressText(limitedUntil('30'));
    assert.match(text ?? '', /^waiting until \d\d:\d\d:30: api\.test has no request left$/);
    assert.equal(progressText({ ...limitedUntil('30'), job }), `rides · ${text}`);
  });

  it('stays as it is for events that are no progress', () => {
    assert.equal(progressText(createEvent({ kind: 'cancelled' })), undefined);
    assert.equal(progressText(createEvent({ kind: 'empty-page', job, page: 3, path: 'items' })), undefined);
  });
});

describe('The progress of a run that waits for a limit', () => {
  const page = (number: number, second: string): RunEvent => {
    const event = createEvent({ kind: 'page', job, page: number, records: 20, totalRecords: 20 * number });
    return { ...event, time: `2026-01-31T08:00:${second}.000Z` };
  };
  const request = (second: string): RunEvent => {
    const sent = { kind: 'request', request: 1, method: 'GET', path: '/', url: '', attempt: 1, durationMs: 5 } as const;
    return { ...createEvent({ ...sent, status: 200 }), time: `2026-01-31T08:00:${second}.000Z` };
  };
  const waits = /^waiting until /;

  const cases: [title: string, events: RunEvent[], texts: (string | RegExp | undefined)[]][] = [
    [
      'stays while responses to earlier requests come, and is gone with the first one after it',
      [page(1, '00'), limitedUntil('30'), page(2, '01'), request('31'), page(3, '32')],
      ['rides · page 1 · 20 records', waits, undefined, 'rides · page 2 · 40 records', 'rides · page 3 · 60 records'],
    ],
    [
      'is that for the longest of several waits',
      [limitedUntil('30'), limitedUntil('20'), page(1, '25'), page(2, '30')],
      [waits, undefined, undefined, 'rides · page 2 · 40 records'],
    ],
    [
      'is that of the next wait',
      [limitedUntil('20'), { ...limitedUntil('40'), time: request('20').time }],
      [waits, /:40: /],
    ],
    [
      'is not that of a wait of which the event comes late',
      [page(1, '31'), limitedUntil('30'), page(2, '32')],
      ['rides · page 1 · 20 records', undefined, 'rides · page 2 · 40 records'],
    ],
    ['is gone where nothing came before it', [limitedUntil('30'), request('30')], [waits, undefined]],
  ];
  for (const [title, events, expected] of cases)
    it(title, () => {
      const texts = new ProgressTexts({});
      for (const [index, event] of events.entries()) {
        const [text, wanted] = [texts.after(event), expected[index]];
        if (wanted instanceof RegExp) assert.match(text ?? '', wanted);
        else assert.equal(text, wanted);
      }
    });
});
