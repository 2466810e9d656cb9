import type { EventLevel, RunEvent } from '../../../engine/faces/run.ts';

type Detail = RunEvent extends infer Event
  ? Event extends RunEvent
    ? Omit<Event, 'time' | 'level' | 'message'>
    : never
  : never;

/** An event of a run at a fixed time. */
export function createEvent(detail: Detail, message = '', level: EventLevel = 'info'): RunEvent {
  return { time: '2026-01-31T08:00:00.000Z', level, message, ...detail };
}
