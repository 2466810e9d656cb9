import type { Clock } from '../../io/clock.ts';
import { Slots } from '../ahead/slots.ts';

/** Limits how many requests are active at a time, and delays all of them when the API asks for it. */
export class Throttle {
  readonly #slots: Slots;
  readonly #clock: Clock;
  #notBefore = 0;

  constructor(parallel: number, clock: Clock) {
    this.#slots = new Slots(parallel);
    this.#clock = clock;
  }

  /** Sends as soon as that is allowed. Throws the signal's reason if aborted during the delay. */
  async pass<R>(send: () => Promise<R>, signal: AbortSignal): Promise<R> {
    await this.#slots.take();
    try {
      while (this.#notBefore > this.#clock.now()) {
        await this.#clock.sleep(this.#notBefore - this.#clock.now(), signal);
      }
      return await send();
    } finally {
      this.#slots.give();
    }
  }

  /** Delays all requests by this many milliseconds, because a rate limit for one applies to all. */
  hold(milliseconds: number): void {
    this.#notBefore = Math.max(this.#notBefore, this.#clock.now() + milliseconds);
  }
}
