import assert from 'node:assert/strict';
import type { WholeRuns } from '../../../../engine/core/contracts/generated/types.ts';
import { type ForecastGround, forecastConfig } from '../../../../engine/core/forecast/forecastConfig.ts';
import { forecastText } from '../../../../engine/core/forecast/forecastText.ts';
import type { JobEvidence, RunEvidence } from '../../../../engine/core/forecast/runEvidence.ts';
import { readParts } from '../config/readParts.ts';

const child = { endpoint: 'lines/{id}', __NAME: 'lines', placeholders: { id: 'id' } };
const orders = { endpoint: 'orders' };
const withChild = { ...orders, children: [child] };
const withFilter = { ...orders, children: [{ ...child, recursionFilter: 'a==1' }] };
const offset = { method: 'offset', limit: 100 };
const unpaged = { pagination: { method: 'multiple', scrollers: { a: offset } } };
const startedAt = '2026-01-30T08:00:00.000Z';

function runOf(jobs: readonly Partial<JobEvidence>[], more: Partial<RunEvidence> = {}): RunEvidence {
  const known = jobs.map((job) => ({ name: 'orders', requests: 1, runs: 1, ...job }));
  return { startedAt, isWhole: true, durationMs: 1000, heldMs: 0, inFlight: 1, limits: [], jobs: known, ...more };
}

const trial = (...jobs: Partial<JobEvidence>[]) => runOf(jobs, { isWhole: false });
const whole = (runs: number, pages: number, records: number, more: Partial<WholeRuns> = {}) => ({
  runs,
  pages,
  records,
  ...more,
});
const ofChild = (job: Partial<JobEvidence>) => ({ name: 'orders > lines', ...job });
const parent = { requests: 10, whole: whole(1, 10, 1000) };
const stated = { whole: whole(1, 11, 1000, { stated: 1 }) };

function forecastOf(
  jobs: object[],
  evidence: RunEvidence[],
  { pagination = offset, ...ground }: Partial<ForecastGround> & { pagination?: object } = {},
) {
  return forecastConfig(readParts({ api: { pagination }, config: { jobs } }), { evidence, ...ground });
}

const notEnded = 'the API does not say how much there is for "orders", and no run has read it to the end';

/** Each case: the jobs, the evidence, and the requests, the records and the source, or the reason, that follow. */
const cases: [string, object[], RunEvidence[], object, [number | undefined, number | undefined, string]][] = [
  ['one request without paging, and nothing of its records', [orders], [], unpaged, [1, undefined, 'configuration']],
  ['nothing, where no run is known', [orders], [], {}, [undefined, undefined, 'no run of "orders" is known']],
  ['what the last run read', [orders], [runOf([parent])], {}, [10, 1000, 'last-run']],
  ['the total that the API states with a first page', [orders], [trial(stated)], {}, [11, 1000, 'first-pages']],
  [
    'the stated total that is newer than the last run',
    [orders],
    [trial(stated), runOf([parent])],
    {},
    [11, 1000, 'first-pages'],
  ],
  [
    'the last run that is newer than a stated total',
    [orders],
    [runOf([parent]), trial(stated)],
    {},
    [10, 1000, 'last-run'],
  ],
  [
    'nothing, where a limit cut the paging and nothing is stated',
    [orders],
    [trial({ requests: 5 })],
    {},
    [undefined, undefined, notEnded],
  ],
  [
    'another page size than that of the last run',
    [{ ...orders, params: { limit: 50 } }],
    [runOf([{ whole: whole(1, 11, 1000, { pageSize: 100 }) }])],
    {},
    [21, 1000, 'last-run'],
  ],
  [
    'a child for each record of its parent',
    [withChild],
    [runOf([parent, ofChild({ runs: 1000, parents: 1000, due: 1000, whole: whole(1000, 1500, 30_000) })])],
    {},
    [1510, 31_000, 'last-run'],
  ],
  [
    'a child by the few runs of a test run, as often as the total of the parent says',
    [withChild],
    [trial(stated, ofChild({ runs: 5, parents: 100, due: 100, whole: whole(5, 10, 100) }))],
    {},
    [2011, 21_000, 'first-pages'],
  ],
  [
    'a child by the part of the records that its filter accepts',
    [withFilter],
    [trial(stated, ofChild({ runs: 5, parents: 100, due: 30, whole: whole(5, 5, 50) }))],
    {},
    [311, 4000, 'first-pages'],
  ],
  [
    'nothing of a child whose filter has accepted none of a few records',
    [withFilter],
    [trial(stated, ofChild({ requests: 0, runs: 0, parents: 100, due: 0 }))],
    {},
    [undefined, undefined, '"orders > lines" ran for none of the 100 records of "orders" that were read'],
  ],
  [
    'nothing from a single run of a child',
    [withChild],
    [trial(stated, ofChild({ runs: 1, parents: 100, due: 100, whole: whole(1, 3, 50) }))],
    {},
    [undefined, undefined, 'only 1 run of "orders > lines" was read to the end'],
  ],
  [
    'nothing of the children of what is not known',
    [withChild],
    [trial({ requests: 5 }, ofChild({ runs: 5, parents: 100, due: 100, whole: whole(5, 5, 50) }))],
    {},
    [undefined, undefined, notEnded],
  ],
  [
    'at most as many requests as one paging may send',
    [orders],
    [runOf([parent])],
    { maxJobRequests: 4 },
    [4, 1000, 'last-run'],
  ],
];

describe('The forecast of a run', () => {
  for (const [title, jobs, evidence, ground, expected] of cases) {
    it(`has ${title}`, () => {
      const { requests, records, from, unknown } = forecastOf(jobs, evidence, ground);
      assert.deepEqual([requests?.about, records?.about, from ?? unknown], expected);
    });
  }

  it('counts each iteration, and the login of each', () => {
    const authentication = { type: 'login', loginRequest: { endpoint: 'login' }, apiRequest: { headers: { A: 'a' } } };
    const config = readParts({ api: { authentication }, parameters: { iterations: [{}, {}, {}] } });
    assert.equal(forecastConfig(config, { evidence: [] }).requests?.about, 6);
  });

  it('says how many requests it is at least, where only some jobs are known', () => {
    const { requests, atLeast, unknown } = forecastOf([orders, { endpoint: 'users' }], [runOf([parent])]);
    assert.deepEqual([requests, atLeast, unknown], [undefined, 10, 'no run of "users" is known']);
  });

  it('names a range only from a sample, the wider the more the runs differ', () => {
    const rangeFor = (pagesDeviation: number) => {
      const own = { runs: 5, parents: 100, due: 100, whole: whole(5, 20, 100, { pagesDeviation }) };
      const { least = 0, most = 0 } = forecastOf([withChild], [trial(stated, ofChild(own))]).requests ?? {};
      return most - least;
    };
    assert.ok(rangeFor(0) > 0);
    assert.ok(rangeFor(4) > rangeFor(2));
    assert.deepEqual(forecastOf([orders], [runOf([parent])]).requests, { about: 10 });
  });
});

const responses = { count: 10, bytes: 1000, durationMs: 2000 };
const timed = { ...parent, responses };

/** Each case: what is known of the pace, and the seconds and what bounds them. */
const paces: [string, RunEvidence, Partial<ForecastGround>, [object | undefined, string | undefined]][] = [
  ['the responses, one after another', runOf([timed]), {}, [{ about: 2 }, 'latency']],
  [
    'as many side by side as in the last run',
    runOf([timed], { inFlight: 8, durationMs: 500 }),
    { parallel: 8 },
    [{ about: 0.5 }, 'latency'],
  ],
  [
    'no more side by side than the run may have',
    runOf([timed], { inFlight: 8, durationMs: 250 }),
    { parallel: 2 },
    [{ about: 1 }, 'latency'],
  ],
  [
    'a range, where only pages that were read one by one tell',
    trial({ ...timed, whole: whole(1, 10, 1000, { stated: 1 }) }),
    { parallel: 4 },
    [{ about: 2, least: 0.5, most: 2 }, 'latency'],
  ],
  [
    'a limit that the last run has met',
    runOf([timed], { limits: [{ count: 1, seconds: 5, share: 1 }] }),
    {},
    [{ about: 45 }, 'limit'],
  ],
  ['a limit of its own', runOf([timed]), { requestsPerSecond: 0.5 }, [{ about: 19 }, 'limit']],
  [
    'a quota that is not used up',
    runOf([timed]),
    { limits: [{ count: 100, seconds: 86_400, share: 1 }] },
    [{ about: 2 }, 'latency'],
  ],
  [
    'the work on large pages',
    runOf([{ ...timed, responses: { ...responses, bytes: 50_000_000 } }], { durationMs: 9000 }),
    {},
    [{ about: 9 }, 'size'],
  ],
  ['nothing, where no time of a response is known', runOf([parent]), {}, [undefined, undefined]],
];

describe('The time that is forecast', () => {
  for (const [title, run, pace, expected] of paces) {
    it(`is that of ${title}`, () => {
      const { seconds, boundBy } = forecastOf([orders], [run], pace);
      assert.deepEqual([seconds, boundBy], expected);
    });
  }
});

describe('The number of requests side by side that is forecast', () => {
  const sideBySide = runOf([timed], { inFlight: 8, durationMs: 500 });
  const newer: [what: string, run: RunEvidence][] = [
    ['run of another job', runOf([{ ...timed, name: 'settings' }])],
    ['run of some pages', trial(timed)],
    ['run for which one after another was chosen', runOf([timed])],
  ];
  for (const [what, run] of newer) {
    it(`is not that of a newer ${what}`, () => {
      assert.equal(forecastOf([orders], [run, sideBySide], { parallel: 'auto' }).seconds?.about, 0.5);
    });
  }

  it('is one where all runs were one after another', () => {
    const { seconds } = forecastOf([orders], [runOf([timed]), runOf([timed])], { parallel: 'auto' });
    assert.deepEqual(seconds, { about: 2 });
  });
});

describe('A forecast in words', () => {
  const long = { ...timed, responses: { ...responses, durationMs: 240_000 }, whole: whole(1, 1240, 120_345) };

  for (const [title, evidence, expected] of [
    [
      'the amounts, the time, what bounds it and the source',
      runOf([long]),
      'about 1,240 requests, about 120,000 records, about 8 h 16 min; bound by latency; from the last run, of TIME',
    ],
    [
      'the pages that state a total',
      trial(stated),
      'about 11 requests, about 1,000 records; from the pages that were read on TIME',
    ],
    ['what is not known', trial({ name: 'users' }), 'not known: no run of "orders" is known'],
  ] as const) {
    it(`has ${title}`, () => {
      const text = forecastText(forecastOf([orders], [evidence]));
      assert.equal(text.replace(/\d{4}-\d\d-\d\d \d\d:\d\d/, 'TIME'), expected);
    });
  }
});
