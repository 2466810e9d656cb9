import type { EventLevel, RunEvent } from './contracts/generated/types.ts';

/** The level of an event for a person: a warning that every sound run has is only a detail. */
export function shownLevel(event: RunEvent): EventLevel {
  return 'isRoutine' in event && event.isRoutine ? 'debug' : event.level;
}
