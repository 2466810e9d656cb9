import path from 'node:path';
import { extensionUnderTest } from './extensionUnderTest.ts';

/**
 * Ends each wait of the round trip at once, for the suite it is called in: those between the tries of a request, and
 * between the questions about a job. The timers of everything else in the window stay.
 */
export function shortWaits(): void {
  const { setTimeout: original } = globalThis;
  before(() => {
    const bundle = path.join(extensionUnderTest().extensionPath, 'dist', 'platform.js');
    const short = (work: (...given: unknown[]) => void, milliseconds?: number, ...rest: unknown[]) => {
      const isOurs = new Error('Who waits?').stack?.split('\n')[2]?.includes(bundle) === true;
      return original(() => work(...rest), isOurs ? 1 : milliseconds);
    };
    globalThis.setTimeout = Object.assign(short, original) as typeof setTimeout;
  });
  after(() => {
    globalThis.setTimeout = original;
  });
}
