import type { RunEvent } from './contracts/generated/types.ts';

/** The event before a wait for a limit of an API. */
export type WaitingEvent = Extract<RunEvent, { kind: 'waiting' }>;

/**
 * Follows the waits of a run for limits, by its events. Requests that were in flight as a wait began may end meanwhile,
 * and where requests are sent ahead, the event of a wait may come only when that is over.
 */
export class OngoingWait {
  #wait: WaitingEvent | undefined;
  /** The latest time of an event. */
  #latest = Number.NEGATIVE_INFINITY;

  /** The wait that the run is in after an event, of several the longest; undefined if requests go on. */
  after(event: RunEvent): WaitingEvent | undefined {
    this.#latest = Math.max(this.#latest, Date.parse(event.time));
    if (event.kind === 'waiting' && endOf(event) > endOf(this.#wait)) this.#wait = event;
    if (endOf(this.#wait) <= this.#latest) this.#wait = undefined;
    return this.#wait;
  }
}

function endOf(wait: WaitingEvent | undefined): number {
  return wait === undefined ? Number.NEGATIVE_INFINITY : Date.parse(wait.until);
}
