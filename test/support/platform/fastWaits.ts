import { mock } from 'node:test';
import { systemClock } from '../../../engine/io/clock.ts';

/** Ends each wait of this process at once, for the suite it is called in. Returns a function that gives them, in ms. */
export function fastWaits(): () => number[] {
  let waits: number[] = [];
  before(() => {
    mock.method(systemClock, 'sleep', async (milliseconds: number, signal: AbortSignal) => {
      signal.throwIfAborted();
      waits.push(milliseconds);
      // The stack runs in this process, and gets its turn.
      await new Promise((resolve) => setTimeout(resolve, 1));
    });
  });
  beforeEach(() => {
    waits = [];
  });
  after(() => mock.restoreAll());
  return () => waits;
}
