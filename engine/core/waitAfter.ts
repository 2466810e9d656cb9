import type { RunEvent } from './contracts/generated/types.ts';

/** The event before a wait for a limit of an API. */
export type WaitingEvent = Extract<RunEvent, { kind: 'waiting' }>;

/**
 * The wait for a limit that a run is in after an event, given the one before it; undefined if requests go on. Requests
 * that were in flight as it began may end meanwhile. Of the waits for several origins, it is the longest.
 */
export function waitAfter(wait: WaitingEvent | undefined, event: RunEvent): WaitingEvent | undefined {
  if (wait !== undefined && isOver(wait, event)) return event.kind === 'waiting' ? event : undefined;
  if (event.kind !== 'waiting') return wait;
  return wait !== undefined && endOf(wait) > endOf(event) ? wait : event;
}

function isOver(wait: WaitingEvent, { time }: RunEvent): boolean {
  return Date.parse(time) >= endOf(wait);
}

function endOf({ until }: WaitingEvent): number {
  return Date.parse(until);
}
