import type { RateLimit } from '../contracts/generated/types.ts';
import { backOffDelay } from '../request/retryDelays.ts';
import type { Arrival, Departure, Hold, Pace } from './pace.ts';

export interface FixedRate {
  /** Maximum of concurrent requests. */
  parallel: number;
  /** Maximum of requests in a second; absent: no limit. */
  requestsPerSecond?: number | undefined;
  /** The longest wait before a retry, in milliseconds. */
  maxWaitMs: number;
}

/** A pace that the user chose: a number of requests at a time, and of requests in a second. */
export class FixedPace implements Pace {
  readonly width: number;
  readonly #intervalMs: number;
  readonly #maxWaitMs: number;
  #inFlight = 0;
  #hold: Hold | undefined;
  /** Earliest time of the next request. */
  #next = 0;

  constructor({ parallel, requestsPerSecond = Number.POSITIVE_INFINITY, maxWaitMs }: FixedRate) {
    this.width = parallel;
    this.#intervalMs = 1000 / requestsPerSecond;
    this.#maxWaitMs = maxWaitMs;
  }

  delay(now: number): number {
    if (this.#inFlight >= this.width) return Number.POSITIVE_INFINITY;
    return Math.max(0, this.#next - now, (this.#hold?.until ?? 0) - now);
  }

  /** A pause allows no burst afterwards. */
  sent(now: number): Departure {
    this.#inFlight++;
    this.#next = Math.max(this.#next, now) + this.#intervalMs;
    return { at: now, inFlight: this.#inFlight };
  }

  /** A rate limit for one request applies to all. */
  ended(now: number, _departure: Departure, arrival?: Arrival): void {
    this.#inFlight--;
    if (arrival === undefined) return;
    const { status, askedMs, askedIn: header, attempt } = arrival;
    if (askedMs === undefined && status !== 429) return;
    const until = now + Math.min(askedMs ?? backOffDelay(attempt), this.#maxWaitMs);
    const reason = askedMs === undefined ? 'refused' : 'asked';
    if (until > (this.#hold?.until ?? 0)) this.#hold = { until, reason, header };
  }

  unsent(): void {
    this.#inFlight--;
  }

  held(now: number): Hold | undefined {
    return this.#hold !== undefined && this.#hold.until > now ? this.#hold : undefined;
  }

  limits(): RateLimit[] {
    return [];
  }
}
