import assert from 'node:assert/strict';
import { FixedPace } from '../../../../../engine/core/pacing/fixedPace.ts';
import type { Arrival } from '../../../../../engine/core/pacing/pace.ts';
import { AdaptivePaces, FixedPaces } from '../../../../../engine/core/pacing/paces.ts';
import type { Clock } from '../../../../../engine/io/clock.ts';
import { Throttle } from '../../../../../engine/run/sending/throttle.ts';
import { fakeClock } from '../../../../support/fakeClock.ts';

const never = new AbortController().signal;
const origin = 'https://api.test';
const fine: Arrival = { status: 200, headers: new Map(), kind: 'job', date: 0, attempt: 1 };

interface Chosen {
  parallel: number;
  requestsPerSecond?: number;
}

/** A throttle with a fixed pace, and what passes through it. */
function createThrottle(chosen: Chosen, clock: Clock = fakeClock()) {
  const throttle = new Throttle(new FixedPaces({ ...chosen, maxWaitMs: 3_600_000 }), clock);
  const told: string[] = [];
  const pass = <R>(send: () => Promise<R>, signal = never, arrival: Arrival | undefined = fine) =>
    throttle.pass({
      origin,
      send,
      arrivalOf: () => arrival,
      signal,
      onHold: ({ delayMs, reason }) => told.push(`${delayMs} ${reason}`),
    });
  /** Sends a request that the API refuses, and asks for a wait. */
  const refuse = (askedMs: number) => pass(async () => undefined, never, { ...fine, status: 429, askedMs });
  return { throttle, pass, refuse, told };
}

/** Work that notes its start, and ends on a call. */
function createWork(begun: string[], name: string) {
  let finish = (): void => undefined;
  const over = new Promise<void>((resolve) => {
    finish = resolve;
  });
  async function work(): Promise<string> {
    begun.push(name);
    await over;
    return name;
  }
  return { work, finish: () => finish() };
}

const turns = async () => {
  for (let turn = 0; turn < 20; turn++) await Promise.resolve();
};

describe('the throttle of a run', () => {
  it('lets so many requests be under way, the others in the order in which they came', async () => {
    const { pass } = createThrottle({ parallel: 2 });
    const begun: string[] = [];
    const works = ['a', 'b', 'c', 'd'].map((name) => createWork(begun, name));
    const ends = works.map(({ work }) => pass(work));
    await turns();
    assert.deepEqual(begun, ['a', 'b']);
    works[1]?.finish();
    await turns();
    assert.deepEqual(begun, ['a', 'b', 'c']);
    for (const { finish } of works) finish();
    assert.deepEqual(await Promise.all(ends), ['a', 'b', 'c', 'd']);
  });

  it('tells the pace how busy the machine was while a request was under way', async () => {
    const load = { active: 0, idle: 0 };
    const pace = new FixedPace({ parallel: 1, maxWaitMs: 0 });
    const seen: unknown[] = [];
    pace.ended = (_now, _departure, arrival) => seen.push(arrival?.busyShare);
    const clock = { ...fakeClock(), load: () => ({ ...load }) };
    const throttle = new Throttle({ of: () => pace, width: 1, maxWidth: 1, learnt: () => ({}) }, clock);
    const passing = { origin, arrivalOf: () => fine, signal: never, onHold: () => undefined };
    await throttle.pass({ ...passing, send: async () => Object.assign(load, { active: 3, idle: 1 }) });
    assert.deepEqual(seen, [0.75]);
  });

  it('keeps every request back as long as the API asked one of them to wait, and says so', async () => {
    const clock = fakeClock();
    const { throttle, pass, refuse, told } = createThrottle({ parallel: 2 }, clock);
    await Promise.all([refuse(3000), refuse(1000)]);
    assert.equal(await pass(async () => 'a'), 'a');
    assert.deepEqual(clock.waits, [3000]);
    assert.deepEqual(told, ['3000 asked']);
    const { origins = [], steps = [] } = throttle.report() ?? {};
    assert.deepEqual(origins, [{ origin, requests: 3, refusals: 2, mostInFlight: 2, waitedMs: 3000 }]);
    assert.equal(
      steps.reduce((sum, { waitedMs }) => sum + waitedMs, 0),
      3000,
    );
  });

  it('counts no time as waited in which nothing was to be sent', async () => {
    const clock = fakeClock();
    const { throttle, pass, refuse } = createThrottle({ parallel: 1 }, clock);
    await refuse(3000);
    await clock.sleep(60_000, never);
    await pass(async () => undefined);
    assert.equal(throttle.report()?.origins[0]?.waitedMs, 3000);
  });

  it('has nothing to report where requests were sent one after another without a wait', async () => {
    const { throttle, pass } = createThrottle({ parallel: 1 });
    for (let request = 0; request < 3; request++) await pass(async () => undefined);
    assert.equal(throttle.report(), undefined);
  });

  it('sends so many requests in a second, and no burst after a pause', async () => {
    const clock = fakeClock();
    const { pass } = createThrottle({ parallel: 8, requestsPerSecond: 4 }, clock);
    for (let request = 0; request < 3; request++) await pass(async () => undefined);
    assert.deepEqual(clock.waits, [250, 250]);
    await clock.sleep(10_000, never);
    for (let request = 0; request < 3; request++) await pass(async () => undefined);
    assert.deepEqual(clock.waits.slice(3), [250, 250]);
  });

  it('gives the place to the next one where a request fails or is cancelled while it waits', async () => {
    const { pass } = createThrottle({ parallel: 1 });
    const { work, finish } = createWork([], 'a');
    const first = pass(work);
    const failing = assert.rejects(
      pass(() => Promise.reject(new Error('broken'))),
      /broken/,
    );
    const controller = new AbortController();
    const cancelled = assert.rejects(pass(work, controller.signal), /enough/);
    const last = pass(async () => 'b');
    controller.abort(new Error('enough'));
    finish();
    await Promise.all([failing, cancelled]);
    assert.deepEqual(await Promise.all([first, last]), ['a', 'b']);
  });

  it('counts none of those that the API never got as used: that of a cache, and one that did not leave', async () => {
    const clock = fakeClock();
    const throttle = new Throttle(new AdaptivePaces({ maxWaitMs: 3_600_000 }), clock);
    const headers = new Map([
      ['x-ratelimit-remaining', '2'],
      ['x-ratelimit-reset', '900'],
    ]);
    const passing = { origin, send: async () => 'sent', signal: never, onHold: () => undefined };
    await throttle.pass({ ...passing, arrivalOf: () => ({ ...fine, headers }) });
    for (let request = 0; request < 5; request++) await throttle.pass({ ...passing, arrivalOf: () => undefined });
    for (let request = 0; request < 5; request++)
      await throttle.pass({ ...passing, mayLeave: () => false, arrivalOf: () => fine });
    assert.deepEqual(clock.waits, []);
  });

  it('sends nothing that was cancelled, neither before its turn nor as it came', async () => {
    const begun: string[] = [];
    const { pass, throttle } = createThrottle({ parallel: 1 });
    const late = pass(async () => begun.push('late'), AbortSignal.abort(new Error('enough')));
    await assert.rejects(late, /enough/);
    const first = createWork(begun, 'first');
    const passing = pass(first.work);
    const controller = new AbortController();
    const second = assert.rejects(
      pass(async () => begun.push('second'), controller.signal),
      /enough/,
    );
    await turns();
    first.finish();
    await passing;
    // Its turn has come, but it has not left yet.
    controller.abort(new Error('enough'));
    await second;
    assert.deepEqual(begun, ['first']);
    await pass(async () => 'third');
    assert.equal(throttle.report(), undefined);
  });

  it('leaves no alarm behind when all that waited are cancelled', async () => {
    const open = new Set<AbortSignal>();
    const clock: Clock = {
      now: () => 0,
      sleep: (_, signal) =>
        new Promise((_resolve, reject) => {
          open.add(signal);
          signal.addEventListener('abort', () => {
            open.delete(signal);
            reject(signal.reason);
          });
        }),
    };
    const { pass, refuse } = createThrottle({ parallel: 1 }, clock);
    await refuse(3000);
    const controller = new AbortController();
    const waiting = assert.rejects(
      pass(async () => 'a', controller.signal),
      /enough/,
    );
    await turns();
    assert.equal(open.size, 1);
    controller.abort(new Error('enough'));
    await waiting;
    assert.equal(open.size, 0);
  });
});

describe('the throttle of a run, when somebody sets the clock', () => {
  for (const [how, jump] of [
    ['an hour back', -3_600_000],
    ['ten years back', -316_224_000_000],
  ] as const) {
    it(`waits no longer than the API asked, ${how}`, async () => {
      const clock = fakeClock();
      let offset = 0;
      const { pass, refuse } = createThrottle({ parallel: 1 }, { ...clock, now: () => clock.now() + offset });
      await refuse(3000);
      offset = jump;
      await pass(async () => 'sent');
      await pass(async () => 'sent');
      assert.deepEqual(clock.waits, [3000]);
    });

    it(`keeps the pace, ${how} during a wait`, async () => {
      const clock = fakeClock();
      let offset = 0;
      const sleep = async (milliseconds: number, signal: AbortSignal) => {
        await clock.sleep(milliseconds, signal);
        offset += jump;
      };
      const jumping = { now: () => clock.now() + offset, sleep };
      const { pass } = createThrottle({ parallel: 1, requestsPerSecond: 2 }, jumping);
      for (let request = 0; request < 4; request++) await pass(async () => 'sent');
      assert.deepEqual(clock.waits, [500, 500, 500]);
    });
  }
});
