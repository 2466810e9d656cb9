import type { JobConfig } from '../core/config/extractionConfig.ts';
import type { RunEvent } from '../core/contracts/generated/types.ts';
import { dataFieldSeparator, findDottedPlace } from '../core/json/dottedPlace.ts';
import { isList, isObject, type JsonValue, keysOf } from '../core/json/value.ts';
import type { Stop } from '../core/pagination/scroller.ts';
import type { ScrollerConfig } from '../core/pagination/scrollers/readPagination.ts';
import type { DataField } from '../core/records/selectRecords.ts';
import { inferShape } from '../core/shapes/growingShape.ts';
import { nearestPath } from '../core/shapes/nearestPath.ts';
import { pathsOf } from '../core/shapes/pathsOf.ts';
import { countText } from '../core/text/countText.ts';
import { hiddenBelowMessage } from '../core/verdict/hiddenBelowMessage.ts';
import type { HiddenRows } from '../core/verdict/hiddenRows.ts';
import { hiddenRowsMessage } from '../core/verdict/hiddenRowsMessage.ts';
import type { EventMaker } from './events/eventMaker.ts';
import type { Page } from './page/page.ts';

/**
 * The warnings about a page without records (`docs/format/jobs.md#4-locating-the-rows` and
 * `docs/format/jobs.md#122-the-empty-page-warning`). `isRoutine`: no warning is needed.
 */
export function* noRecordsEvents(
  { content, number: page }: Page,
  { name: job, dataField }: Pick<JobConfig, 'name' | 'dataField'>,
  isRoutine: boolean,
  event: EventMaker,
): Generator<RunEvent> {
  const routine = isRoutine && { isRoutine };
  const { emptyPath, noListAmong } = content.selected;
  if (emptyPath !== undefined) {
    yield event(
      'warning',
      { kind: 'empty-page', page, path: emptyPath, ...routine },
      emptyPageMessage({ delimiter: '.', ...dataField, path: emptyPath }, content.outline, page),
      job,
    );
  }
  if (noListAmong !== undefined) {
    const way = hiddenBelowMessage(content.outline) ?? `Set "dataField" to where they are.${keysSentence(noListAmong)}`;
    const message = `The response has no list of records at its root. ${way}`;
    yield event('warning', { kind: 'no-list', keys: noListAmong, ...routine }, message, job);
  }
}

/** The warning about an object that looks like several records, which the format takes as one. */
export function notRowsEvent(
  hidden: HiddenRows,
  dataField: DataField,
  { page, job }: { page: number; job: string },
  event: EventMaker,
): RunEvent {
  const detail = { kind: 'not-rows' as const, page, path: dataField.path, count: hidden.rows.length };
  return event('warning', detail, hiddenRowsMessage(hidden, dataField), job);
}

/** The message about an empty data field. On the first page, a wrong path is likely: it names the existing keys. */
function emptyPageMessage(dataField: DataField, response: JsonValue, page: number): string {
  const { path, delimiter } = dataField;
  const about = `The data field "${path}" contains no data`;
  if (page > 1) return `${about} on page ${page}. On the last page this is expected.`;
  const dotted = findDottedPlace({ path, delimiter, separatorForm: dataFieldSeparator }, response);
  if (dotted !== undefined) return `${about} on the first page: it ${dotted.text}`;
  const kind = isList(response) ? ' The response is a list.' : isObject(response) ? keysSentence(keysOf(response)) : '';
  return `${about} on the first page.${kind}`;
}

function keysSentence(keys: string[]): string {
  return keys.length === 0
    ? ' The response is an empty object.'
    : ` The response has: ${keys
        .slice(0, 12)
        .map((key) => `"${key}"`)
        .join(', ')}.`;
}

/**
 * The warning if the first response has no next-page value but a similarly spelled path: the run would succeed with one
 * page, and nobody would notice.
 */
export function* missingValueEvents(
  { missingPath: path }: Stop,
  scroller: ScrollerConfig | undefined,
  { content, number }: Page,
  job: string,
  event: EventMaker,
): Generator<RunEvent> {
  if (path === undefined || number > 1) return;
  const response = content.outline;
  const place = scroller?.paging.next;
  const dotted = place && findDottedPlace(place, response);
  const suggestion = dotted?.path ?? nearestOf(path, response);
  if (suggestion === undefined) return;
  const message =
    dotted === undefined
      ? `The next page is looked up at "${path}", which the response does not have; it has "${suggestion}". If you meant that, only the first page was read.`
      : `The next page is looked up at "${path}", which ${dotted.text} Only the first page was read.`;
  yield event('warning', { kind: 'next-value-missing', path, suggestion }, message, job);
}

function nearestOf(path: string, response: JsonValue): string | undefined {
  const known = pathsOf(inferShape(response));
  return nearestPath(
    path,
    known.map((each) => each.path),
  );
}

/**
 * The warning about a paging parameter that was sent as one key of a body, beside the object that it seems to mean
 * (`docs/format/pagination.md#43-post`).
 */
export function oneKeyEvent(
  { param, object }: { param: string; object: string },
  job: string,
  event: EventMaker,
): RunEvent {
  const message = `"${param}" is sent as one key of the body, dots included, and not as a key of the object "${object}", so the API may ignore it. No paging method writes into an object.`;
  return event('warning', { kind: 'param-is-one-key', param, object }, message, job);
}

/** The event about the end of a paging, if it is requested. `isPart`: of a shard. */
export function* stoppedEvents(
  { stop, message }: Stop,
  run: { pages: number; records: number; job: string; isChild: boolean; isPart: boolean },
  event: EventMaker,
): Generator<RunEvent> {
  const { pages, records, job, isChild, isPart } = run;
  // The end of a shard is no limit.
  const isLoud = !isPart && (stop === 'repeated-page' || stop.startsWith('max-'));
  const level = isLoud ? 'warning' : isChild ? 'debug' : 'info';
  if (level === 'debug' && !event.tells('paging-stopped')) return;
  const summary = `${message} Paging ended after ${countText(pages, 'page')} with ${countText(records, 'record')}.`;
  yield event(level, { kind: 'paging-stopped', stopReason: stop, pages, records }, summary, job);
}
