import assert from 'node:assert/strict';
import { AdaptivePace } from '../../../../engine/core/pacing/adaptivePace.ts';
import type { LearntLimit } from '../../../../engine/core/pacing/learntLimits.ts';
import { maxAutoWidth } from '../../../../engine/core/pacing/widthControl.ts';
import {
  dailyQuota,
  fixedWindow,
  inFlightCap,
  type LimitModel,
  type ModelOptions,
  slowing,
  tokenBucket,
} from '../../../support/pacing/limitModels.ts';
import { simulate } from '../../../support/pacing/simulate.ts';

const requests = 3000;
const maxWaitMs = 3_600_000;

type Model = (options: ModelOptions) => LimitModel;

/** Each limit, and the share of its best that must be reached if it states nothing. */
const models: [name: string, create: Model, share: number][] = [
  ['50 a second, and 50 more at first', (options) => tokenBucket(50, 50, options), 0.85],
  ['50 a second, and 10 more at first', (options) => tokenBucket(50, 10, options), 0.85],
  ['50 a second, never two at once', (options) => tokenBucket(50, 1, options), 0.7],
  ['10 a second, which is less than one after another', (options) => tokenBucket(10, 10, options), 0.85],
  ['120 a second', (options) => tokenBucket(120, 200, options), 0.85],
  ['100 in a window of 2 s', (options) => fixedWindow(100, 2000, options), 0.83],
  ['60 in a second, else 503', (options) => fixedWindow(60, 1000, options, 503), 0.83],
  ['300 a minute', (options) => fixedWindow(300, 60_000, options), 0.83],
  ['4 at a time', (options) => inFlightCap(4, options), 0.85],
  ['2 at a time', (options) => inFlightCap(2, options), 0.85],
  ['slower beyond 6 at a time', (options) => slowing(6, options), 0.85],
  ['slower beyond 3 at a time', (options) => slowing(3, options), 0.85],
  ['enough for the day', (options) => dailyQuota(100_000, options), 0.85],
];

describe('the pace that a run finds', () => {
  for (const [name, create, share] of models) {
    it(`reaches what the API allows, where it states nothing: ${name}`, () => {
      const model = create({ latencyMs: 50, refusalMs: 1, says: 'nothing' });
      const { time, refusals } = simulate(new AdaptivePace({ maxWaitMs }), model, requests);
      const reached = model.bestMs(requests, maxAutoWidth) / time;
      assert.ok(reached >= share, `${(100 * reached).toFixed(0)} %`);
      assert.ok(refusals <= 10, `${refusals} refusals`);
    });

    it(`is refused hardly ever, where the API states its limit: ${name}`, () => {
      const model = create({ latencyMs: 50, refusalMs: 1, says: 'remaining' });
      const { time, refusals } = simulate(new AdaptivePace({ maxWaitMs }), model, requests);
      const reached = model.bestMs(requests, maxAutoWidth) / time;
      assert.ok(reached >= Math.min(share, 0.85), `${(100 * reached).toFixed(0)} %`);
      assert.ok(refusals <= (share < 0.8 ? 10 : 4), `${refusals} refusals`);
    });

    it(`knows it in the next run: ${name}`, () => {
      const options: ModelOptions = { latencyMs: 50, refusalMs: 1, says: 'nothing' };
      const first = new AdaptivePace({ maxWaitMs });
      simulate(first, create(options), requests);
      const model = create(options);
      const { time, refusals } = simulate(new AdaptivePace({ maxWaitMs, learnt: first.learnt }), model, requests);
      const reached = model.bestMs(requests, maxAutoWidth) / time;
      // What the run before has counted may let this one try more twice.
      assert.ok(refusals <= 6, `${refusals} refusals`);
      assert.ok(reached >= Math.min(share, 0.8), `${(100 * reached).toFixed(0)} %`);
    });
  }

  it('is six times as fast as one request after another, where nothing limits it', () => {
    const { time } = simulate(
      new AdaptivePace({ maxWaitMs }),
      slowing(1000, { latencyMs: 50, refusalMs: 1, says: 'nothing' }),
      400,
    );
    assert.ok((400 * 50) / time >= 6, `${time} ms`);
  });

  for (const learnt of [{ inFlight: 1 }, { requestsPerSecond: 2 }]) {
    it(`tries more than was learnt also where each run is short: ${JSON.stringify(learnt)}`, () => {
      const model = slowing(1000, { latencyMs: 50, refusalMs: 1, says: 'nothing' });
      let now: LearntLimit = learnt;
      for (let run = 0; run < 7; run++) {
        const pace = new AdaptivePace({ maxWaitMs, learnt: now });
        simulate(pace, model, 350);
        now = pace.learnt;
      }
      const { inFlight = Infinity, requestsPerSecond = Infinity } = now;
      assert.ok(inFlight > 1 && requestsPerSecond > 2, JSON.stringify(now));
    });
  }

  it('never has more in flight than its maximum', () => {
    const { mostInFlight } = simulate(
      new AdaptivePace({ maxWaitMs }),
      slowing(1000, { latencyMs: 50, refusalMs: 1, says: 'nothing' }),
      requests,
    );
    assert.equal(mostInFlight, maxAutoWidth);
  });

  const machines: [latencyMs: number, workMs: number, most: number][] = [
    [1, 2, 3],
    [5, 5, 4],
    [20, 10, 5],
    [50, 20, 6],
    [50, 1, maxAutoWidth],
  ];
  for (const [latencyMs, workMs, most] of machines) {
    it(`has no more in flight than the machine needs: ${workMs} ms of work after ${latencyMs} ms`, () => {
      const model = slowing(1000, { latencyMs, refusalMs: 1, says: 'nothing' });
      const { time, mostInFlight } = simulate(new AdaptivePace({ maxWaitMs }), model, requests, 0, workMs);
      assert.ok(mostInFlight <= most, `${mostInFlight} in flight`);
      const best = requests * Math.max(workMs, (latencyMs + workMs) / maxAutoWidth);
      assert.ok(best / time > 0.84, `${((100 * best) / time).toFixed(0)} %`);
    });
  }

  const left: [says: string, headers: Record<string, string>, isMore: boolean][] = [
    ['nothing', {}, false],
    ['that many are left', { 'x-ratelimit-remaining': '5000' }, true],
    ['that few are left', { 'x-ratelimit-remaining': '80' }, false],
    [
      'that many are left, but few by another limit',
      { 'x-ratelimit-remaining-day': '5000', 'x-ratelimit-remaining-minute': '80' },
      false,
    ],
  ];
  for (const [says, headers, isMore] of left) {
    it(`has ${isMore ? 'more than' : 'at most'} 8 in flight before many were accepted, where the API says ${says}`, () => {
      const model: LimitModel = { arrive: () => ({ status: 200, takesMs: 50, headers }), bestMs: () => 0 };
      assert.equal(simulate(new AdaptivePace({ maxWaitMs }), model, 100).mostInFlight > 8, isMore);
    });
  }

  it('is no slower than one after another, where the first response takes long', () => {
    let sent = 0;
    const takesMs = () => (sent++ === 0 ? 30_000 : 50);
    const model: LimitModel = { arrive: () => ({ status: 200, takesMs: takesMs() }), bestMs: () => 0 };
    const { time } = simulate(new AdaptivePace({ maxWaitMs }), model, 100);
    assert.ok(time <= 30_000 + 99 * 50, `${time} ms`);
  });

  it('keeps to a rate that the user chose', () => {
    const pace = new AdaptivePace({ maxWaitMs, requestsPerSecond: 20 });
    const { time } = simulate(pace, slowing(1000, { latencyMs: 50, refusalMs: 1, says: 'nothing' }), 200);
    assert.ok(time >= 9900, `${time} ms`);
  });
});

describe('the pace that a run finds, where headers lie', () => {
  /** An API without a limit that says something else. */
  const lying = (headers: (now: number) => Record<string, string>): LimitModel => ({
    arrive: (now) => ({ status: 200, takesMs: 50, headers: headers(now) }),
    bestMs: (count, width) => (count * 50) / width,
  });
  const date = Date.UTC(2026, 0, 31);

  const lies: [name: string, headers: (now: number) => Record<string, string>, most: number][] = [
    ['none left for ever', () => ({ 'x-ratelimit-remaining': '0' }), 10_000],
    [
      'none left of many, for ever',
      () => ({ 'x-ratelimit-limit': '100', 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': '2' }),
      12_000,
    ],
    [
      'none left, and a reset in the past',
      (now) => ({ 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': String(Math.floor((date + now) / 1000) - 60) }),
      10_000,
    ],
    [
      'none left for longer than a run waits',
      () => ({ 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': '86400' }),
      25_000,
    ],
    ['words', () => ({ 'x-ratelimit-remaining': 'none', ratelimit: ';;;=,"', 'ratelimit-policy': 'x' }), 5000],
  ];
  for (const [name, headers, most] of lies) {
    it(`is not stopped by them: ${name}`, () => {
      const { time } = simulate(new AdaptivePace({ maxWaitMs }), lying(headers), 400);
      assert.ok(time <= most, `${time} ms`);
    });
  }

  const once: [what: string, headers: Record<string, string>][] = [
    ['few are left', { 'x-ratelimit-limit': '5', 'x-ratelimit-remaining': '4', 'x-ratelimit-reset': '3000' }],
    ['none is left', { 'x-ratelimit-limit': '5', 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': '3' }],
  ];
  for (const [what, headers] of once) {
    it(`is not that of a limit that only the first response states, as that of a login may: ${what}`, () => {
      let sent = 0;
      const model = lying(() => (sent++ === 0 ? headers : {}));
      const { time } = simulate(new AdaptivePace({ maxWaitMs }), model, 1000);
      assert.ok(time <= 20_000, `${time} ms`);
    });
  }

  it('keeps to the limit of a minute and that of a day at once', () => {
    const minute = fixedWindow(100, 60_000, { latencyMs: 50, refusalMs: 1, says: 'nothing' });
    let left = 10_000;
    let minuteLeft = 100;
    let window = 0;
    const both: LimitModel = {
      arrive(now) {
        const current = Math.floor(now / 60_000);
        if (current !== window) minuteLeft = 100;
        window = current;
        const answer = minute.arrive(now);
        if (answer.status !== 200) return answer;
        const headers = {
          'x-ratelimit-remaining-minute': String(--minuteLeft),
          'x-ratelimit-reset-minute': String(Math.ceil(((current + 1) * 60_000 - now) / 1000)),
          'x-ratelimit-remaining-day': String(--left),
          'x-ratelimit-reset-day': '80000',
        };
        return { ...answer, headers };
      },
      bestMs: () => 0,
    };
    const { time, refusals } = simulate(new AdaptivePace({ maxWaitMs }), both, 450);
    assert.equal(refusals, 0);
    assert.ok(time < 5 * 60_000, `${time} ms`);
  });
});

describe('the pace that a run finds, in distress', () => {
  const unavailable: [name: string, count: number, windowMs: number][] = [
    ['1 in a second', 1, 1000],
    ['300 a minute', 300, 60_000],
  ];
  for (const [name, count, windowMs] of unavailable) {
    it(`finds a limit also where each refusal may mean that the API is down: ${name}`, () => {
      const model = fixedWindow(count, windowMs, { latencyMs: 50, refusalMs: 1, says: 'nothing' }, 503);
      const { time, refusals } = simulate(new AdaptivePace({ maxWaitMs }), model, requests);
      const reached = model.bestMs(requests, maxAutoWidth) / time;
      assert.ok(reached >= 0.8, `${(100 * reached).toFixed(0)} %`);
      assert.ok(refusals <= 20, `${refusals} refusals`);
    });
  }

  for (const [how, minutes] of [
    ['a minute', 1],
    ['ten minutes', 10],
  ] as const) {
    it(`takes no limit from an API that is down once, for ${how}`, () => {
      const [from, to] = [1000, 1000 + minutes * 60_000];
      const model: LimitModel = {
        arrive: (now) => ({ status: now >= from && now < to ? 503 : 200, takesMs: 50 }),
        bestMs: () => 0,
      };
      const pace = new AdaptivePace({ maxWaitMs });
      const { time } = simulate(pace, model, 3000);
      // A request that was refused waits twice as long each time.
      assert.ok(time <= 2 * to + 50_000, `${time} ms`);
      assert.equal(pace.learnt.requestsPerSecond, undefined);
    });
  }

  it('sends fewer at a time where connections fail, and one alone after a refusal', () => {
    const pace = new AdaptivePace({ maxWaitMs, learnt: { width: 8 } });
    const at = { headers: new Map<string, string>(), kind: 'job', date: 0, attempt: 1 };
    const [first, second, third] = [pace.sent(0), pace.sent(0), pace.sent(0)];
    pace.ended(10, first, at);
    assert.equal(pace.width, 4);
    pace.ended(20, second, { ...at, status: 502 });
    assert.equal(pace.width, 2);
    pace.ended(30, third, { ...at, status: 429 });
    // More in flight than were ever accepted: a short pause.
    assert.deepEqual(pace.held(30), { until: 280, reason: 'refused' });
    const probe = pace.sent(280);
    assert.equal(pace.delay(700), Number.POSITIVE_INFINITY);
    pace.ended(710, probe, { ...at, status: 200 });
    assert.equal(pace.delay(2000), 0);
    pace.ended(2010, pace.sent(2000), { ...at, status: 503 });
    assert.deepEqual(pace.held(2010), { until: 3010, reason: 'refused' });
  });

  it('waits longer after each refusal in a row, unless the API names a time', () => {
    const pace = new AdaptivePace({ maxWaitMs });
    const refused = { status: 503, headers: new Map<string, string>(), kind: 'job', date: 0, attempt: 1 };
    const waits: number[] = [];
    let now = 0;
    for (const askedMs of [undefined, undefined, undefined, 250]) {
      pace.ended(now, pace.sent(now), { ...refused, askedMs });
      waits.push(pace.delay(now));
      now += pace.delay(now);
    }
    assert.deepEqual(waits, [1000, 2000, 4000, 250]);
  });

  it('waits no longer after a refusal than the run may wait', () => {
    const pace = new AdaptivePace({ maxWaitMs: 3000 });
    const refused = { status: 429, headers: new Map<string, string>(), kind: 'job', date: 0, attempt: 1 };
    const waits: number[] = [];
    for (let now = 0; waits.length < 4; now += waits.at(-1) ?? 0) {
      pace.ended(now, pace.sent(now), refused);
      waits.push(pace.delay(now));
    }
    assert.deepEqual(waits, [1000, 2000, 3000, 3000]);
  });

  it('learns nothing from a request that was given up', () => {
    const pace = new AdaptivePace({ maxWaitMs, learnt: { width: 4 } });
    pace.ended(10, pace.sent(0));
    assert.equal(pace.width, 4);
    assert.equal(pace.delay(10), 0);
  });
});
