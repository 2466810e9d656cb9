import type { Clock } from '../clock.ts';

/** The time of a recorded run, without waiting: it moves from one recorded moment to the next. */
export class ReplayClock implements Clock {
  #now: number;

  constructor(startedAt: number) {
    this.#now = startedAt;
  }

  now(): number {
    return this.#now;
  }

  async sleep(milliseconds: number, signal: AbortSignal): Promise<void> {
    signal.throwIfAborted();
    this.#now += Math.max(0, milliseconds);
  }

  moveTo(time: number): void {
    this.#now = Math.max(this.#now, time);
  }
}
