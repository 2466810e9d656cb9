import type { Clock } from '../../io/clock.ts';

/** A time before which nothing is sent: what an API asked one request to wait, all the others wait too. */
export class Pace {
  #until = 0;

  /** Nothing is sent before this time, Unix milliseconds. */
  holdUntil(time: number): void {
    this.#until = Math.max(this.#until, time);
  }

  /** Resolves when sending is allowed; rejects with the signal's reason. */
  async wait(clock: Clock, signal: AbortSignal): Promise<void> {
    while (this.#until > clock.now()) await clock.sleep(this.#until - clock.now(), signal);
  }
}
