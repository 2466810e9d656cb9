import { elapsed } from '../../core/elapsed.ts';
import type { Clock } from '../../io/clock.ts';

/** Time that always passes, also when the clock is set back. Not the time of day. */
export class SteadyTime {
  readonly #clock: Clock;
  #read: number;
  #now: number;

  constructor(clock: Clock) {
    this.#clock = clock;
    this.#read = clock.now();
    this.#now = this.#read;
  }

  now(): number {
    const read = this.#clock.now();
    this.#now += elapsed(this.#read, read);
    this.#read = read;
    return this.#now;
  }

  /** Waits until this time, if it has not passed. Throws the signal's reason when it is aborted. */
  async until(time: number, signal: AbortSignal): Promise<void> {
    const wait = Math.ceil(time - this.now());
    if (wait <= 0) return;
    await this.#clock.sleep(wait, signal);
    // The wait is over, whatever the clock says.
    this.#now = Math.max(this.now(), time);
  }
}
