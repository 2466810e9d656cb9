import type { Clock } from '../../io/clock.ts';
import { Slots } from '../ahead/slots.ts';
import { SteadyTime } from './steadyTime.ts';

export interface Pace {
  /** Maximum of concurrent requests. */
  parallel: number;
  /** Maximum of requests in a second; absent: no limit. */
  requestsPerSecond?: number | undefined;
}

/** Keeps the pace of requests, and delays all of them when the API asks for it. */
export class Throttle {
  readonly #slots: Slots;
  readonly #time: SteadyTime;
  readonly #intervalMs: number;
  #notBefore = 0;
  /** Earliest time of the next request. */
  #next = 0;

  constructor({ parallel, requestsPerSecond = Number.POSITIVE_INFINITY }: Pace, clock: Clock) {
    this.#slots = new Slots(parallel);
    this.#intervalMs = 1000 / requestsPerSecond;
    this.#time = new SteadyTime(clock);
  }

  /** Sends as soon as allowed. Throws the signal's reason if aborted during the delay. */
  async pass<R>(send: () => Promise<R>, signal: AbortSignal): Promise<R> {
    await this.#slots.take();
    try {
      await this.#time.until(this.#takeTurn(), signal);
      while (this.#notBefore > this.#time.now()) await this.#time.until(this.#notBefore, signal);
      return await send();
    } finally {
      this.#slots.give();
    }
  }

  /** The time of this request. A pause allows no burst afterwards. */
  #takeTurn(): number {
    const turn = Math.max(this.#next, this.#time.now());
    this.#next = turn + this.#intervalMs;
    return turn;
  }

  /** Delays all requests by this many milliseconds, because a rate limit for one applies to all. */
  hold(milliseconds: number): void {
    this.#notBefore = Math.max(this.#notBefore, this.#time.now() + milliseconds);
  }
}
