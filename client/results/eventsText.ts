import type { RunEvent } from '../../engine/index.ts';
import type { EventHistory } from '../run/eventHistory.ts';
import { eventLine } from '../run/eventLine.ts';
import { countText } from '../text/countText.ts';

/** The events of a run as a text to read, the newest first; says so where older ones were cut. */
export function eventsText(title: string, history: EventHistory): string {
  const head = `${title}: ${countText(history.total, 'event')}, the newest first`;
  const lines = history.newestFirst().map(lineWithTime);
  const kept = history.limit.toLocaleString('en-US');
  const cutLine = `… not shown: ${countText(history.cut, 'older event')} (the newest ${kept} of a run are kept)`;
  const cut = history.cut === 0 ? [] : ['', cutLine];
  return [head, '', ...lines, ...cut, ''].join('\n');
}

function lineWithTime(event: RunEvent): string {
  return `${event.time} [${event.level}] ${eventLine(event)}`;
}
