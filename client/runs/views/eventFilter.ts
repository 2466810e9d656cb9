import type { EventLevel, RunEvent } from '@pagewright/engine/run';
import { shownLevel } from '@pagewright/engine/summary';

/** The levels, from the least to the most important. */
const eventLevels: readonly EventLevel[] = ['debug', 'info', 'warning', 'error'];

/** The events of this level and above; requests count as information, as in the log. */
export function filterEvents(events: readonly RunEvent[], level: EventLevel): RunEvent[] {
  const least = eventLevels.indexOf(level);
  return events.filter((event) => eventLevels.indexOf(levelOf(event)) >= least);
}

function levelOf(event: RunEvent): EventLevel {
  const level = shownLevel(event);
  return event.kind === 'request' && level === 'debug' ? 'info' : level;
}
