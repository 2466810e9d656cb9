import assert from 'node:assert/strict';
import { onFirstSignal } from '../../../cli/process/onFirstSignal.ts';

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

describe('The first signal', () => {
  const listeners = () => signals.map((signal) => process.listenerCount(signal));
  const before = listeners();

  for (const signal of signals) {
    it(`${signal} is heard; the second one is left to the system, whichever it is`, () => {
      let heard = 0;
      onFirstSignal(() => heard++);
      process.emit(signal);
      assert.deepEqual([heard, listeners()], [1, before]);
    });
  }

  it('is left to the system too when nobody listens any more', () => {
    onFirstSignal(() => assert.fail())();
    assert.deepEqual(listeners(), before);
  });
});
