import assert from 'node:assert/strict';
import { mock } from 'node:test';
import { systemClock as clock } from '../../../../engine/io/clock.ts';

const day = 86_400_000;
const maxLength = 2 ** 31 - 1;

describe('The sleep of the machine’s clock', () => {
  afterEach(() => mock.restoreAll());

  for (const length of [0, 1, day, maxLength, maxLength + 1, 25 * day, 100 * day, 365 * day]) {
    it(`of ${length} ms has pieces that are not longer than a timer`, async () => {
      const pieces: number[] = [];
      const timer = mock.method(globalThis, 'setTimeout', (end: () => void, milliseconds: number) => {
        pieces.push(milliseconds);
        queueMicrotask(end);
      });
      await clock.sleep(length, new AbortController().signal);
      timer.mock.restore();
      assert.equal(
        pieces.reduce((sum, piece) => sum + piece, 0),
        length,
      );
      assert.ok(pieces.every((piece) => piece <= maxLength));
    });
  }

  it('ends with the reason of its signal, also where that came before', async () => {
    const cancelled = new AbortController();
    const sleeping = clock.sleep(100 * day, cancelled.signal);
    cancelled.abort();
    await assert.rejects(sleeping, { name: 'AbortError' });
    await assert.rejects(clock.sleep(1, cancelled.signal), { name: 'AbortError' });
  });
});

describe('The load of the machine’s clock', () => {
  afterEach(() => mock.restoreAll());

  it('tells the time that the thread has waited', async () => {
    const before = clock.load?.()?.idle ?? 0;
    await clock.sleep(5, new AbortController().signal);
    assert.ok((clock.load?.()?.idle ?? 0) > before);
  });

  it('is unknown where nothing counts that time', () => {
    mock.method(performance, 'eventLoopUtilization', () => ({ idle: 0, active: 100, utilization: 1 }));
    assert.equal(clock.load?.(), undefined);
  });
});
