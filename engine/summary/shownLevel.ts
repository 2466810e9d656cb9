import type { EventLevel, RunEvent } from '../core/contracts/generated/types.ts';

/** How loud an event is for a person: a warning of what every honest run has is only a detail. */
export function shownLevel(event: RunEvent): EventLevel {
  return 'isRoutine' in event && event.isRoutine ? 'debug' : event.level;
}
