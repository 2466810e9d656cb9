import type { KeptExchange } from '@pagewright/engine/exchanges';
import type { JsonValue } from '@pagewright/engine/json';
import type { RunEvent } from '@pagewright/engine/run';
import { countText } from '@pagewright/engine/text/countText';
import type { JobPlace } from '@pagewright/server/protocol';
import { plainQuotes } from '../../shared/text/plainQuotes.ts';
import { sizeText } from '../../shared/text/sizeText.ts';
import type { JobRecord } from '../history/runRecord.ts';
import type { KeptPage } from '../pages/readPage.ts';
import { whyRequest } from '../pages/whyRequest.ts';
import { jsonRows, type OpenRows } from './jsonRows.ts';
import { pageEvents } from './pageEvents.ts';
import type { PagePlace } from './pagePlaces.ts';
import { recordsAt, recordsTable } from './recordsTable.ts';
import { requestChanges } from './requestChanges.ts';
import { responseMarks } from './responseMarks.ts';
import type { TestContent } from './testMessages.ts';

/** A page of a job with all that is known about it. */
export interface ShownPage extends Partial<KeptPage> {
  exchange: KeptExchange;
  /** The body as JSON; absent if it is not JSON. */
  response?: JsonValue | undefined;
  job: JobRecord;
  place: PagePlace;
  /** The place of the value for the next page, for the job's paging. */
  next: JobPlace['next'];
}

/** The maximum length of a text that is not JSON. */
const maxTextLength = 20_000;

/** The records of a page. */
export function recordsContent({ place: { request }, response }: ShownPage): TestContent {
  const { page } = request;
  if (page === undefined) return nothing('This response has no page. See Response for what came instead.');
  const found = response === undefined || page.path === undefined ? undefined : recordsAt(response, page.path);
  if (found === undefined) {
    if (page.path !== undefined && response === undefined) return nothing('The body of this page is not kept.');
    return nothing(`${countText(page.records, 'record')}: the response has none at the expected path.`);
  }
  const where = page.path === '' ? 'the response itself is the list' : `at "${page.path}"`;
  const cut = found.length > page.records ? `; ${countText(found.length, 'record')} in the response` : '';
  return {
    type: 'records',
    summary: `${countText(page.records, 'record')}, ${where}${cut}`,
    ...recordsTable(found.slice(0, page.records)),
  };
}

/** The request of a page: why it was sent, and how it differs from the one before it. */
export function requestContent({ job, place, exchange }: ShownPage, before: KeptExchange | undefined): TestContent {
  const { method, url, requestHeaders, body } = exchange;
  const index = job.requests.indexOf(place.request);
  const missing = index === 0 ? 'It is the first one of this job.' : 'The request before it is not kept.';
  const text = typeof body === 'string' ? body : JSON.stringify(body, undefined, 2);
  return {
    type: 'request',
    why: whyRequest(job, place.request),
    changes: before === undefined ? missing : requestChanges(before, exchange),
    line: `${method} ${url}`,
    headers: Object.entries(requestHeaders),
    body: text,
  };
}

/** The response of a page, its body folded, with the records and the value for the next page marked. */
export function responseContent(
  { place: { request }, exchange, body, response, next }: ShownPage,
  open: OpenRows,
): TestContent {
  const { status, error, answerHeaders = {}, isBodyDropped, bytes = 0, answer } = exchange;
  const notes = [
    ...(error === undefined ? [] : [plainQuotes(`${error.code}: ${error.message}`)]),
    ...(isBodyDropped ? [`The body (${sizeText(bytes)}) is too large to keep.`] : []),
    ...(answer?.endsWith('.bin') ? ['The body is not text.'] : []),
    ...(body !== undefined && response === undefined && body.length > maxTextLength ? ['The text is cut.'] : []),
  ];
  const isText = body !== undefined && response === undefined && !answer?.endsWith('.bin');
  const size = isBodyDropped || error !== undefined ? '' : `, ${sizeText(bytes)}`;
  return {
    type: 'response',
    status: status === undefined ? 'No response' : `${status}${exchange.fromCache ? ' from the cache' : ''}${size}`,
    headers: Object.entries(answerHeaders).map(([name, value]) => [name, value, isNextLink(name, value)]),
    rows: response === undefined ? [] : jsonRows(response, open, responseMarks(request.page?.path, next)),
    ...(isText && { text: body.slice(0, maxTextLength) }),
    notes,
  };
}

/** Whether a header is a Link header with a next page. */
function isNextLink(name: string, value: string): boolean {
  return name.toLowerCase() === 'link' && /;\s*rel="?next\b/i.test(value);
}

/** The events of a page, and of its whole job. */
export function logContent({ job, place }: ShownPage, newestFirst: readonly RunEvent[]): TestContent {
  const { dropped, ...lines } = pageEvents(newestFirst, job.name, place.request.number);
  const notes = dropped > 0 ? [`${countText(dropped, 'earlier event')} of the job are in the view Events.`] : [];
  return { type: 'log', ...lines, notes };
}

type Nothing = Extract<TestContent, { type: 'nothing' }>;

export function nothing(text: string, ...actions: Nothing['actions']): Nothing {
  return { type: 'nothing', text, actions };
}
