import type { Clock } from '@pagewright/engine/debugging';

/** The clock of a run that can be paused while it waits, such as before a retry. Time passes during a pause. */
export class PausableClock implements Clock {
  readonly #clock: Clock;
  #sleepingFor: number | undefined;
  #pause: Promise<void> | undefined;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  now(): number {
    return this.#clock.now();
  }

  async sleep(milliseconds: number, signal: AbortSignal): Promise<void> {
    this.#sleepingFor = milliseconds;
    try {
      await this.#clock.sleep(milliseconds, signal);
    } finally {
      this.#sleepingFor = undefined;
    }
    await this.#pause;
    signal.throwIfAborted();
  }

  /** The length of the current wait, if the run waits. */
  get sleepingFor(): number | undefined {
    return this.#sleepingFor;
  }

  /** Lets the run continue when it has waited and this pause has ended. */
  holdUntil(pause: Promise<void>): void {
    this.#pause = pause;
  }
}
