import type { RunEvent } from '@pagewright/engine/run';

/** The newest events of a run, up to a limit, so that an endless run cannot fill the memory. */
export class EventHistory {
  readonly limit: number;
  #kept: RunEvent[] = [];

  constructor(limit = 5000) {
    this.limit = limit;
  }

  add(event: RunEvent): void {
    this.#kept.push(event);
    // Removes events in large steps: removing the first one each time would move the whole array each time.
    if (this.#kept.length >= 2 * this.limit) this.#kept = this.#kept.slice(-this.limit);
  }

  oldestFirst(): RunEvent[] {
    return this.#kept.slice(-this.limit);
  }

  newestFirst(): RunEvent[] {
    return this.oldestFirst().reverse();
  }
}
