import type { RunEvent } from '../../../engine/index.ts';

/** The newest events of a run, up to a limit, so that a run without end cannot fill the memory. */
export class EventHistory {
  readonly limit: number;
  #kept: RunEvent[] = [];

  constructor(limit = 5000) {
    this.limit = limit;
  }

  add(event: RunEvent): void {
    this.#kept.push(event);
    // Cut in large steps: taking the first of a long list away for each event would move the whole list each time.
    if (this.#kept.length >= 2 * this.limit) this.#kept = this.#kept.slice(-this.limit);
  }

  /** The kept events as they came. */
  oldestFirst(): RunEvent[] {
    return this.#kept.slice(-this.limit);
  }

  /** The kept events, the newest first. */
  newestFirst(): RunEvent[] {
    return this.oldestFirst().reverse();
  }
}
