import assert from 'node:assert/strict';
import type { RunRecord } from '../../../../../client/runs/history/runRecord.ts';
import { type Status, statusOf } from '../../../../../client/runs/status/statusOf.ts';
import type { JobReport, PagingSearch, RunEvent, RunReport } from '../../../../../engine/faces/run.ts';
import { createJob, createReport } from '../../../engine/summary/createReport.ts';
import { createSearch } from '../../../engine/summary/createSearch.ts';
import { createEvent } from '../../createEvent.ts';
import { createRecord, requestEvents } from './createRecord.ts';

const verdict = (status: 'complete' | 'incomplete', code: JobReport['verdict']['evidence'][number]['code']) => ({
  verdict: { status, evidence: [{ code, message: 'The API says so.' }] },
});
const complete = createReport([createJob('rides', verdict('complete', 'full-then-short'))]);
const incomplete = createReport([createJob('rides', verdict('incomplete', 'next-link'))]);
const cut: RunReport = {
  ...createReport([createJob('rides', { ...verdict('incomplete', 'max-pages'), stopReason: 'max-pages' })]),
  limits: [{ code: 'max-pages', value: 1, job: 'rides' }],
};
const failed: RunReport = { ...complete, outcome: 'failed', error: { code: 'http.status', message: 'Status 401.' } };
const ended = (report: RunReport) => createRecord('a', [], report);
const without = (state: RunRecord['state']): RunRecord => ({ ...createRecord('a', []), state });

type Said = Pick<Status, 'text' | 'spoken' | 'isAlarming' | 'isFailed'>;

const outcomes: [title: string, RunRecord, Said, firstLine: RegExp][] = [
  ['complete', ended(complete), says('$(check) complete'), /^a: Complete: there is evidence/],
  [
    'incomplete, with an alarm',
    ended(incomplete),
    says('$(warning) incomplete', { isAlarming: true }),
    /^a: Incomplete: data of "rides"/,
  ],
  ['cut by a limit, without alarm', ended(cut), says('$(warning) incomplete'), /limits cut the data of "rides"/],
  ['unknown', ended(createReport([createJob('rides')])), says('$(question) unknown'), /^a: Unknown: nothing proves/],
  ['a search that found', ended(searched('found')), says('$(check) paging found'), /^a: An offset by "startAt"/],
  ['a search that did not', ended(searched('unknown')), says('$(question) paging not found'), /^a: An offset by/],
  [
    'failed, in the colour of errors',
    ended(failed),
    says('$(error) failed', { isFailed: true }),
    /^a: Failed: Status 401\.$/,
  ],
  ['cancelled', ended({ ...complete, outcome: 'cancelled' }), says('$(circle-slash) cancelled'), /^a: Cancelled after/],
  ['interrupted', without('interrupted'), says('$(circle-slash) interrupted'), /^a: The window was closed/],
  [
    'an internal error',
    without('fault'),
    says('$(error) failed', { isFailed: true }),
    /^a: It failed with an internal error/,
  ],
];

function searched(result: PagingSearch['result']): RunReport {
  return createReport([createJob('rides')], { search: createSearch({ result }) });
}

function says(text: string, { isAlarming = false, isFailed = false }: Partial<Said> = {}): Said {
  return { text, spoken: text.replace(/\$\(\S+\)/, 'Pagewright:'), isAlarming, isFailed };
}

describe('The item in the status bar says', () => {
  for (const [title, record, expected, firstLine] of outcomes) {
    it(`how the last run ended: ${title}`, () => {
      const { lines, click, ...status } = statusOf([], record);
      assert.deepEqual(status, expected);
      assert.match(lines[0] ?? '', firstLine);
      assert.equal(click, 'summary');
    });
  }

  it('why data is missing, each reason once, and how much was read', () => {
    const { lines } = statusOf([], ended(incomplete));
    assert.deepEqual(lines.slice(1), ['The API says so.', '20 records in 1 page.']);
    assert.deepEqual(statusOf([], ended(cut)).lines.slice(1), [
      '"rides" was cut at the limit of 1 page.',
      '20 records in 1 page.',
    ]);
  });

  it('that nothing was run yet, and offers to run', () => {
    const { text, lines, click } = statusOf([], undefined);
    assert.deepEqual([text, lines, click], ['$(circle-outline) not run yet', ['Not run yet.'], 'menu']);
  });
});

describe('While a run goes on, the item in the status bar says', () => {
  const going = createRecord('a', [...requestEvents('rides', 0, 1, 20), ...requestEvents('rides', 1, 2, 20)]);

  it('that it starts, before the first request', () => {
    const { text, lines, click } = statusOf([createRecord('a', [])], undefined);
    assert.deepEqual([text, lines], ['$(loading~spin) starting', ['a is running: starting.']]);
    assert.equal(click, 'menu');
  });

  it('the job and the page, whatever the run before came to', () => {
    const { text, spoken, lines, isAlarming } = statusOf([going], ended(failed));
    assert.deepEqual([text, spoken], ['$(loading~spin) rides · page 2', 'Pagewright: running, rides · page 2']);
    assert.deepEqual(lines, ['a is running: "rides", page 2, 40 records so far.']);
    assert.equal(isAlarming, false);
  });

  it('that it waits before a retry, why, and until when', () => {
    const [sent] = requestEvents('rides', 0, 1);
    assert.ok(sent !== undefined);
    const refused = { ...sent, status: 503 } as RunEvent;
    const wait = {
      kind: 'retry',
      job: 'rides',
      attempt: 1,
      maxRetries: 10,
      delayMs: 1000,
      reason: 'HTTP 503',
    } as const;
    const { text, lines } = statusOf([createRecord('a', [refused, createEvent(wait)])], undefined);
    assert.match(text, /^\$\(loading~spin\) rides · page 1, HTTP 503, trying again at \d\d:\d\d:\d\d$/);
    assert.match(lines[0] ?? '', /^a is running: "rides", page 1, HTTP 503, trying again at /);
  });

  it('that it waits for a limit, why and until when, and no longer once requests go on', () => {
    const wait = { kind: 'waiting', origin: 'https://api.test', delayMs: 30_000, reason: 'used-up' } as const;
    const until = '2026-01-31T08:00:30.000Z';
    const limited = createEvent({ ...wait, until, header: 'X-RateLimit-Remaining: 0' });
    const events = [...requestEvents('rides', 0, 1, 20), limited];
    const { text, lines } = statusOf([createRecord('a', events)], undefined);
    assert.match(text, /^\$\(loading~spin\) rides · page 1, waiting until [\d:]+:30: api\.test has no request left$/);
    assert.match(
      lines[0] ?? '',
      /: "rides", page 1, waiting until .+ \(X-RateLimit-Remaining: 0\), 20 records so far\.$/,
    );
    assert.match(statusOf([createRecord('a', [limited])], undefined).text, /\) starting, waiting until /);
    const later = requestEvents('rides', 1, 2, 20).map((event) => ({ ...event, time: until }));
    assert.equal(
      statusOf([createRecord('a', [...events, ...later])], undefined).text,
      '$(loading~spin) rides · page 2',
    );
  });

  it('the newest of several, and each of them on hovering', () => {
    const { text, lines } = statusOf([createRecord('b', requestEvents('bikes', 0, 1)), going], undefined);
    assert.equal(text, '$(loading~spin) bikes · page 1 (+1)');
    assert.deepEqual(
      lines.map((line) => line.slice(0, 12)),
      ['b is running', 'a is running'],
    );
  });

  it('the job whose request was the last, where jobs and their children take turns', () => {
    const events = [...requestEvents('a', 0, 1, 5), ...requestEvents('a > b', 1, 1, 5), ...requestEvents('a', 2, 2, 5)];
    assert.equal(statusOf([createRecord('x', events)], undefined).text, '$(loading~spin) a · page 2');
    assert.equal(statusOf([createRecord('x', events.slice(0, 4))], undefined).text, '$(loading~spin) a > b · page 1');
  });

  it('a name of a job that is long, or would be an icon or a second line, in a form that fits', () => {
    const textOf = (job: string) => statusOf([createRecord('x', requestEvents(job, 0, 1))], undefined).text;
    assert.equal(textOf('$(bug)'), '$(loading~spin) $ (bug) · page 1');
    assert.equal(textOf('a\nb'), '$(loading~spin) a\\u000ab · page 1');
    assert.equal(textOf('x'.repeat(100)), `$(loading~spin) ${'x'.repeat(39)}… · page 1`);
  });
});
