import assert from 'node:assert/strict';
import { Throttle } from '../../../../../engine/run/sending/throttle.ts';
import { fakeClock } from '../../../../support/fakeClock.ts';

const never = new AbortController().signal;

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
    const throttle = new Throttle({ parallel: 2 }, fakeClock());
    const begun: string[] = [];
    const works = ['a', 'b', 'c', 'd'].map((name) => createWork(begun, name));
    const ends = works.map(({ work }) => throttle.pass(work, never));
    await turns();
    assert.deepEqual(begun, ['a', 'b']);
    works[1]?.finish();
    await turns();
    assert.deepEqual(begun, ['a', 'b', 'c']);
    for (const { finish } of works) finish();
    assert.deepEqual(await Promise.all(ends), ['a', 'b', 'c', 'd']);
  });

  it('keeps every request back as long as the API asked one of them to wait', async () => {
    const clock = fakeClock();
    const throttle = new Throttle({ parallel: 1 }, clock);
    throttle.hold(3000);
    throttle.hold(1000);
    const { work, finish } = createWork([], 'a');
    finish();
    assert.equal(await throttle.pass(work, never), 'a');
    assert.deepEqual(clock.waits, [3000]);
  });

  it('sends so many requests in a second, and no burst after a pause', async () => {
    const clock = fakeClock();
    const throttle = new Throttle({ parallel: 8, requestsPerSecond: 4 }, clock);
    const pass = () => throttle.pass(async () => undefined, never);
    for (let request = 0; request < 3; request++) await pass();
    assert.deepEqual(clock.waits, [250, 250]);
    await clock.sleep(10_000, never);
    for (let request = 0; request < 3; request++) await pass();
    assert.deepEqual(clock.waits.slice(3), [250, 250]);
  });

  it('gives the place to the next one where a request fails or is cancelled while it waits', async () => {
    const throttle = new Throttle({ parallel: 1 }, fakeClock());
    const failing = () => Promise.reject(new Error('broken'));
    await assert.rejects(throttle.pass(failing, never), /broken/);
    throttle.hold(1000);
    const { work, finish } = createWork([], 'a');
    await assert.rejects(throttle.pass(work, AbortSignal.abort(new Error('enough'))), /enough/);
    finish();
    assert.equal(await throttle.pass(work, never), 'a');
  });
});

describe('the throttle of a run, when somebody sets the clock', () => {
  const pass = (throttle: Throttle) => throttle.pass(() => Promise.resolve('sent'), never);

  for (const [how, jump] of [
    ['an hour back', -3_600_000],
    ['ten years back', -316_224_000_000],
  ] as const) {
    it(`waits no longer than the API asked, ${how}`, async () => {
      const clock = fakeClock();
      let offset = 0;
      const throttle = new Throttle({ parallel: 1 }, { ...clock, now: () => clock.now() + offset });
      throttle.hold(3000);
      offset = jump;
      await pass(throttle);
      await pass(throttle);
      assert.deepEqual(clock.waits, [3000]);
    });

    it(`keeps the pace, ${how} during a wait`, async () => {
      const clock = fakeClock();
      let offset = 0;
      const sleep = async (milliseconds: number, signal: AbortSignal) => {
        await clock.sleep(milliseconds, signal);
        offset += jump;
      };
      const throttle = new Throttle({ parallel: 1, requestsPerSecond: 2 }, { now: () => clock.now() + offset, sleep });
      for (let request = 0; request < 4; request++) await pass(throttle);
      assert.deepEqual(clock.waits, [500, 500, 500]);
    });
  }
});
