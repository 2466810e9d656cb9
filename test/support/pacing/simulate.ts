import type { Pace } from '../../../engine/core/pacing/pace.ts';
import { backOffDelay, requestedDelay } from '../../../engine/core/request/retryDelays.ts';
import type { LimitModel } from './limitModels.ts';

interface Simulated {
  /** In milliseconds. */
  time: number;
  refusals: number;
  /** The number of accepted requests before each refusal. */
  refusedAfter: number[];
  mostInFlight: number;
}

interface Event {
  at: number;
  act(): void;
}

/**
 * Sends this many requests to an API at the pace, in a time that costs nothing. The time is that of the API too. One
 * machine works on the responses, one after another, so long on each.
 */
export function simulate(pace: Pace, model: LimitModel, count: number, startMs = 0, workMs = 0): Simulated {
  const date = Date.UTC(2026, 0, 31);
  const events: Event[] = [];
  const ready: number[] = Array.from({ length: count }, () => 1);
  const result: Simulated = { time: 0, refusals: 0, refusedAfter: [], mostInFlight: 0 };
  let now = startMs;
  let done = 0;
  let inFlight = 0;
  let freeAt = startMs;
  let givenMs = 0;
  const workedMs = () => givenMs - Math.max(0, freeAt - now);
  const after = (delay: number, act: () => void) => events.push({ at: now + delay, act });

  function send(attempt: number): void {
    const departure = pace.sent(now);
    const workedBefore = workedMs();
    const answer = model.arrive(now);
    inFlight++;
    result.mostInFlight = Math.max(result.mostInFlight, inFlight);
    after(answer.takesMs, () => {
      freeAt = Math.max(now, freeAt) + workMs;
      givenMs += workMs;
      after(freeAt - now, end);
    });
    const end = () => {
      inFlight--;
      const headers = new Map(Object.entries(answer.headers ?? {}));
      const isAccepted = answer.status === 200;
      if (isAccepted) model.leave?.(now);
      const header = headers.get('retry-after');
      const askedMs = isAccepted || header === undefined ? undefined : requestedDelay(header, date + now);
      const busyShare = (workedMs() - workedBefore) / (now - departure.at || 1);
      const told = { headers, kind: 'job', date: date + now, attempt, askedMs, busyShare };
      pace.ended(now, departure, { status: answer.status, ...told });
      if (isAccepted) done++;
      else {
        result.refusals++;
        result.refusedAfter.push(done);
        after(askedMs ?? backOffDelay(attempt), () => ready.unshift(attempt + 1));
      }
    };
  }

  while (done < count) {
    const delay = ready.length === 0 ? Number.POSITIVE_INFINITY : pace.delay(now);
    if (delay === 0) {
      send(ready.shift() ?? 1);
      continue;
    }
    events.sort((a, b) => a.at - b.at);
    const next = events[0];
    const wake = now + delay;
    if (next === undefined && !Number.isFinite(wake)) throw new Error('Nothing will ever happen.');
    if (next !== undefined && next.at <= wake) {
      events.shift();
      now = next.at;
      next.act();
    } else now = wake;
  }
  return { ...result, time: now - startMs };
}
