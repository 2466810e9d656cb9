import type { EventLevel, RunEvent } from '../../../engine/index.ts';

/** From the least to the most important. */
const eventLevels: readonly EventLevel[] = ['debug', 'info', 'warning', 'error'];

/** The events of this level and above; requests count as information, as in the log. */
export function filterEvents(events: readonly RunEvent[], level: EventLevel): RunEvent[] {
  const least = eventLevels.indexOf(level);
  return events.filter((event) => eventLevels.indexOf(shownLevel(event)) >= least);
}

function shownLevel({ kind, level }: RunEvent): EventLevel {
  return kind === 'request' && level === 'debug' ? 'info' : level;
}
