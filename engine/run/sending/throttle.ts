import type { Clock } from '../../io/clock.ts';
import { Slots } from '../ahead/slots.ts';

/** Lets so many requests be under way at a time, and none before the time that the API asked to wait for. */
export class Throttle {
  readonly #slots: Slots;
  readonly #clock: Clock;
  #notBefore = 0;

  constructor(parallel: number, clock: Clock) {
    this.#slots = new Slots(parallel);
    this.#clock = clock;
  }

  /** Sends as soon as that is allowed. Throws the signal's reason while it waits for the time. */
  async *pass<T, R>(send: () => AsyncGenerator<T, R>, signal: AbortSignal): AsyncGenerator<T, R> {
    await this.#slots.take();
    try {
      while (this.#notBefore > this.#clock.now()) {
        await this.#clock.sleep(this.#notBefore - this.#clock.now(), signal);
      }
      return yield* send();
    } finally {
      this.#slots.give();
    }
  }

  /** Nothing is sent for so many milliseconds: what an API asked one request to wait, all the others wait too. */
  hold(milliseconds: number): void {
    this.#notBefore = Math.max(this.#notBefore, this.#clock.now() + milliseconds);
  }
}
