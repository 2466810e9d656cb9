import type { RunEvent } from '@pagewright/engine/run';
import { shownLevel } from '@pagewright/engine/summary';
import { countText, numberText } from '@pagewright/engine/text/countText';
import { localTimestamp } from '@pagewright/engine/text/localTime';
import { eventLine } from '../../running/run/eventLine.ts';
import { distinctTitle } from '../history/distinctName.ts';
import type { RunRecord } from '../history/runRecord.ts';
import type { RunDocumentKind } from './runDocuments.ts';

/** The events of a run as a document with log highlighting. */
export const eventsDocuments: RunDocumentKind = {
  scheme: 'pagewright-events',
  ending: '.log',
  noun: 'Events',
  text: async (run, history) => {
    const title = distinctTitle(run, history.known);
    return eventsText({ ...run, title }, await history.events(run.id));
  },
};

/** The events of a run as text, newest first, with a note if older ones were cut. */
export function eventsText(
  { title, counts }: Pick<RunRecord, 'title' | 'counts'>,
  newestFirst: readonly RunEvent[],
): string {
  const total = counts.debug + counts.info + counts.warning + counts.error;
  const head = `${title}: ${countText(total, 'event')}, the newest first`;
  // Requests that were sent ahead told their events before their turn.
  const lines = newestFirst.toSorted((a, b) => Date.parse(b.time) - Date.parse(a.time)).map(lineWithTime);
  const missing = total - newestFirst.length;
  const cutLine = `… not shown: ${countText(missing, 'older event')} (the newest ${numberText(newestFirst.length)} of the run are kept)`;
  const cut = missing === 0 ? [] : ['', cutLine];
  return [head, '', ...lines, ...cut, ''].join('\n');
}

function lineWithTime(event: RunEvent): string {
  return `${localTimestamp(Date.parse(event.time))} [${shownLevel(event)}] ${eventLine(event)}`;
}
