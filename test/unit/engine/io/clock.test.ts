import assert from 'node:assert/strict';
import { mock } from 'node:test';
import timers from 'node:timers/promises';
import { systemClock as clock } from '../../../../engine/io/clock.ts';

const day = 86_400_000;
const longest = 2 ** 31 - 1;

describe('The sleep of the machine’s clock', () => {
  afterEach(() => mock.restoreAll());

  for (const length of [0, 1, day, longest, longest + 1, 25 * day, 100 * day, 365 * day]) {
    it(`of ${length} ms has pieces that are not longer than a timer`, async () => {
      const pieces: number[] = [];
      mock.method(timers, 'setTimeout', async (milliseconds: number) => void pieces.push(milliseconds));
      await clock.sleep(length, new AbortController().signal);
      assert.equal(
        pieces.reduce((sum, piece) => sum + piece, 0),
        length,
      );
      assert.ok(pieces.every((piece) => piece <= longest));
    });
  }

  it('ends with the reason of its signal', async () => {
    const cancelled = new AbortController();
    const sleeping = clock.sleep(100 * day, cancelled.signal);
    cancelled.abort();
    await assert.rejects(sleeping, { name: 'AbortError' });
  });
});
