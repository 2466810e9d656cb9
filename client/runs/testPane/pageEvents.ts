import type { RunEvent } from '@pagewright/engine/run';
import { timeOfDay } from '@pagewright/engine/text/localTime';
import { eventLine } from '../../running/run/eventLine.ts';
import type { LogLine } from './testMessages.ts';

const maxLines = 300;

/** The events that end a request: the events that follow belong to the next one. */
const ends: ReadonlySet<RunEvent['kind']> = new Set(['next-request', 'paging-stopped']);

/** The events of a job in their order, and which of them are about one of its requests and the page in its response. */
export function pageEvents(
  newestFirst: readonly RunEvent[],
  job: string,
  request: number,
): { page: LogLine[]; job: LogLine[]; dropped: number } {
  const own = newestFirst.filter((event) => (event.job ?? '') === job).toReversed();
  const at = own.findIndex((event) => event.kind === 'request' && event.request === request);
  const before = own.slice(0, Math.max(0, at)).findLastIndex(({ kind }) => ends.has(kind));
  const after = own.findIndex(({ kind }, index) => index > at && ends.has(kind));
  const page = at === -1 ? [] : own.slice(before + 1, after === -1 ? undefined : after + 1);
  return {
    page: page.slice(-maxLines).map(lineOf),
    job: own.slice(-maxLines).map(lineOf),
    dropped: Math.max(0, own.length - maxLines),
  };
}

function lineOf(event: RunEvent): LogLine {
  return { time: timeOfDay(event.time), level: event.level, text: eventLine(event) };
}
