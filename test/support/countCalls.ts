import assert from 'node:assert/strict';
import { type Profiler, Session } from 'node:inspector/promises';

/**
 * Counts the calls of functions that pieces of work make, as V8 counts them for coverage: the same number on every
 * machine, however busy it is. What the runtime does within one call (a regular expression, the copy of a text) is one.
 */
export interface CallCounter {
  count(work: () => unknown): Promise<number>;
  /** The calls since the last count: taking one means looking at every function that there is. */
  countSince(): Promise<number>;
  /** Ends the counting, which makes the whole thread slower. */
  stop(): void;
}

export async function startCounting(): Promise<CallCounter> {
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  const takeCount = async () => sumOf((await session.post('Profiler.takePreciseCoverage')).result);
  return {
    async count(work) {
      await takeCount();
      await work();
      return await takeCount();
    },
    countSince: takeCount,
    stop: () => session.disconnect(),
  };
}

function sumOf(scripts: readonly Profiler.ScriptCoverage[]): number {
  let calls = 0;
  for (const { functions } of scripts) for (const { ranges } of functions) calls += ranges[0]?.count ?? 0;
  return calls;
}

/** Fails where work on four times as much takes more than about four times the calls; 16 times is a square. */
export async function assertGrowsWithSize(work: (size: number) => unknown, size: number): Promise<void> {
  const counter = await startCounting();
  try {
    // One-time work, such as the reading of a schema, is done by now.
    await work(1);
    const small = await counter.count(() => work(size));
    const large = await counter.count(() => work(4 * size));
    assert.ok(large < 6 * small, `${small} calls for ${size}, ${large} for ${4 * size}`);
  } finally {
    counter.stop();
  }
}
