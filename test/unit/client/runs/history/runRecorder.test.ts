import assert from 'node:assert/strict';
import { RunRecorder } from '../../../../../client/runs/history/runRecorder.ts';
import type { RunEvent, RunReport } from '../../../../../engine/faces/run.ts';
import { createReport } from '../../../engine/summary/createReport.ts';

const start = new Date('2026-01-31T08:00:00.000Z');
const about = {
  configFile: '/w/a.extractor.json',
  configText: '{}',
  scope: {},
  title: 'a.extractor.json',
  outDir: '/w/out/a',
};
const base = { time: '2026-01-31T08:00:01.000Z', level: 'debug', message: '', job: 'users' } as const;

function request(number: number, more: Partial<Extract<RunEvent, { kind: 'request' }>> = {}): RunEvent {
  const asked = {
    kind: 'request',
    request: number,
    method: 'GET',
    path: `/users?page=${number}`,
    url: '',
    attempt: 1,
  } as const;
  return { ...base, ...asked, durationMs: 200, status: 200, bytes: 10, ...more };
}

function page(number: number, records: number, ofRequest = number): RunEvent {
  return { ...base, kind: 'page', page: number, request: ofRequest, records, totalRecords: records, path: 'items' };
}

function recordOf(events: readonly RunEvent[]) {
  const recorder = new RunRecorder({ ...about, id: 'id', startedAt: start });
  for (const event of events) recorder.add(event);
  return recorder;
}

describe('What is remembered of a run', () => {
  it('is the record of the parent that each request of a child was sent for', () => {
    const of = (job: string, ...events: RunEvent[]) => events.map((event) => ({ ...event, job }));
    const started = (record: number): RunEvent => ({ ...base, kind: 'job-started', pointer: '', record });
    const { record } = recordOf([
      ...of('users', request(1), page(1, 2)),
      ...of('users > orders', started(1), request(2), page(1, 1, 2), started(2), request(3), page(1, 1, 3)),
      ...of('users', request(4), page(2, 1, 4)),
      ...of('users > orders', started(1), request(5)),
    ]);
    assert.deepEqual(
      record.jobs.map(({ requests }) => requests.map(({ parent }) => parent && [parent.page, parent.record])),
      [
        [undefined, undefined],
        [
          [1, 1],
          [1, 2],
          [2, 1],
        ],
      ],
    );
  });

  it('is how many records the API reports, and how many of its parent a child has reached', () => {
    const of = (job: string, ...events: RunEvent[]) => events.map((event) => ({ ...event, job }));
    const started = (record: number): RunEvent => ({ ...base, kind: 'job-started', pointer: '', record });
    const { record } = recordOf([
      ...of('users', request(1), { ...page(1, 2), total: 3 } as RunEvent),
      ...of('users > orders', started(1), request(2), page(1, 1, 2), started(2), request(3), page(1, 1, 3)),
      ...of('users', request(4), page(2, 1, 4)),
      ...of('users > orders', started(1), request(5)),
    ]);
    assert.deepEqual(
      record.jobs.map(({ total, parents }) => ({ total, parents })),
      [
        { total: 3, parents: undefined },
        { total: undefined, parents: 3 },
      ],
    );
  });

  it('is its jobs with each request, the page that it brought, and what followed', () => {
    const { record } = recordOf([
      { ...base, kind: 'job-started', pointer: '/config/jobs/0' },
      request(1),
      page(1, 100),
      { ...base, kind: 'next-request', page: 1, request: 1, message: 'The page is full.' },
      request(2),
      page(2, 7),
      {
        ...base,
        kind: 'paging-stopped',
        stopReason: 'short-page',
        pages: 2,
        records: 107,
        message: 'The page is short.',
      },
    ]);
    const [job] = record.jobs;
    assert.deepEqual([job?.name, job?.runs, job?.pages, job?.records], ['users', 1, 2, 107]);
    assert.deepEqual(
      job?.requests.map(({ path, at, ms, page: brought }) => [
        path,
        at,
        ms,
        brought?.records,
        brought?.path,
        brought?.next,
      ]),
      [
        ['/users?page=1', 800, 200, 100, 'items', 'The page is full.'],
        ['/users?page=2', 800, 200, 7, 'items', 'The page is short.'],
      ],
    );
  });

  it('gives a page to its request also where others were sent before it was read', () => {
    const { record } = recordOf([request(1), request(2), request(3), page(1, 5, 1), page(2, 6, 2)]);
    assert.deepEqual(
      record.jobs[0]?.requests.map((one) => one.page?.records),
      [5, 6, undefined],
    );
  });

  it('has the repeats with the wait before them', () => {
    const { record } = recordOf([
      request(1, { status: 503 }),
      { ...base, kind: 'retry', attempt: 1, maxRetries: 3, delayMs: 1500, reason: 'HTTP 503' },
      request(2, { attempt: 2 }),
      page(1, 3, 2),
    ]);
    assert.deepEqual(
      record.jobs[0]?.requests.map(({ status, attempt, waitMs }) => [status, attempt, waitMs]),
      [
        [503, 1, 1500],
        [200, 2, undefined],
      ],
    );
    assert.deepEqual(
      record.requests.map(({ failures, repeats, waitMs }) => [failures, repeats, waitMs]),
      [
        [1, 0, 1500],
        [0, 1, 0],
      ],
    );
  });

  it('has the time that it waited for limits, of which none counts twice where retries wait as well', () => {
    const waiting = {
      kind: 'waiting',
      origin: 'https://api.test',
      until: '2026-01-31T08:00:04.000Z',
      reason: 'asked',
    } as const;
    const retry = { kind: 'retry', attempt: 1, maxRetries: 3, delayMs: 3000, reason: 'HTTP 429' } as const;
    const recorder = recordOf([
      request(1, { status: 429 }),
      { ...base, ...retry },
      { ...base, ...waiting, delayMs: 3000 },
      request(2, { status: 429 }),
      { ...base, ...retry, time: '2026-01-31T08:00:02.000Z', delayMs: 4000 },
    ]);
    assert.deepEqual(
      recorder.record.requests.map(({ waitMs }) => waitMs),
      [3000, 2000],
    );
    assert.equal(recorder.record.waiting?.until, waiting.until);
    recorder.end(undefined);
    assert.equal(recorder.record.waiting, undefined);
  });

  it('counts the events by their level', () => {
    const { record } = recordOf([
      request(1),
      { ...base, level: 'warning', kind: 'empty-page', page: 1, path: 'items' },
    ]);
    assert.deepEqual(record.counts, { debug: 1, info: 0, warning: 1, error: 0 });
  });

  it('has a bound: of 20,000 requests the first 100 and the last 400, and how many are forgotten', () => {
    const { record } = recordOf(
      Array.from({ length: 20_000 }, (_, index) => [request(index + 1), page(index + 1, 1)]).flat(),
    );
    const [job] = record.jobs;
    assert.deepEqual([job?.requests.length, job?.forgotten, job?.records], [500, 19_500, 20_000]);
    assert.deepEqual(
      [job?.requests[99]?.number, job?.requests[100]?.number, job?.requests.at(-1)?.number],
      [100, 19_601, 20_000],
    );
    assert.ok(JSON.stringify(record).length < 250_000);
  });

  it('ends with the report of the run, or as a fault without one', () => {
    const done = recordOf([]);
    const report = {
      config: 'a',
      startedAt: '',
      durationMs: 7,
      outcome: 'done',
      requests: 0,
      retries: 0,
      jobs: [],
      tables: [],
      limits: [],
    } as const;
    done.end({ ...report, jobs: [], tables: [], limits: [] });
    assert.deepEqual([done.record.state, done.record.durationMs], ['done', 7]);
    const fault = recordOf([request(1)]);
    fault.end(undefined);
    assert.deepEqual([fault.record.state, fault.record.durationMs], ['fault', 1000]);
  });

  const texts: [string, { configText?: string; textVersion?: number }, ran: number | undefined, isKnown: boolean][] = [
    ['has the hash of the text that a job of the platform ran', { textVersion: 3 }, 3, true],
    ['has none where the job ran another version', { textVersion: 3 }, 4, false],
    ['has none where it is not known what the job ran', { textVersion: 3 }, undefined, false],
    ['has none where no file says what the job ran', { configText: '' }, 3, false],
  ];
  for (const [title, text, ran, isKnown] of texts)
    it(title, () => {
      const recorder = new RunRecorder({ ...about, ...text, id: 'id', startedAt: start, scope: { remote: '12' } });
      const remote = { ...(ran !== undefined && { version: ran }) } as NonNullable<RunReport['remote']>;
      recorder.end(createReport([], { remote }));
      assert.equal(recorder.record.configHash !== undefined, isKnown);
    });
});
