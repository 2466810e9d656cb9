import type { RunReport } from '../../../../engine/faces/run.ts';

type Pace = NonNullable<RunReport['pace']>;

/** The pace of the requests to one origin, with the fields of a test. */
export function createOriginPace(given: Partial<Pace['origins'][number]> = {}): Pace['origins'][number] {
  return { origin: 'https://api.test', requests: 50, refusals: 0, mostInFlight: 8, waitedMs: 0, ...given };
}

/** A run of 30 seconds that asks faster and faster, is refused, waits for a limit and goes on. */
export function createPace(given: Partial<Pace> = {}): Pace {
  const busy = Array.from({ length: 10 }, (_, second) => ({
    requests: 2 * second + 1,
    inFlight: Math.min(8, second + 1),
  }));
  const steps = [
    ...busy.map((step) => ({ ...step, refusals: 0, waitedMs: 0 })),
    { requests: 6, refusals: 2, inFlight: 8, waitedMs: 400 },
    ...Array.from({ length: 12 }, () => ({ requests: 0, refusals: 0, inFlight: 0, waitedMs: 1000 })),
    { requests: 3, refusals: 0, inFlight: 2, waitedMs: 600 },
    ...busy.slice(0, 6).map((step) => ({ ...step, refusals: 0, waitedMs: 0 })),
  ];
  const limits = [{ kind: 'rate', count: 100, seconds: 60, source: 'stated' } as const];
  const origin = createOriginPace({ requests: 145, refusals: 2, waitedMs: 13_000, limits });
  return { origins: [origin], stepMs: 1000, steps, ...given };
}
