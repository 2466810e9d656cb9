import type { JsonValue } from '../../json/value.ts';
import { writeStrictQuery } from '../../request/strictQuery.ts';
import { headersIn, itemsIn, joinHeaders, numberAt, textAt, valueAt } from './fieldsIn.ts';
import {
  type ForeignBody,
  type ForeignExchange,
  type ForeignRecording,
  momentIn,
  startOrUnknown,
} from './foreignRecording.ts';
import { isCompressed, isSendable, obstacleOf } from './judgeExchange.ts';
import { LeftOut } from './leftOut.ts';

/** Resource types that a page loads for itself, as browsers name them. */
const ofPage = /^(?:script|stylesheet|image|font|media|manifest|preflight|ping|texttrack)$/;
const dataAddress = /^data:[^,]*;base64,/i;

/** A kept entry with its start in Unix milliseconds, if it says one. */
type Timed = ForeignExchange & { start: number | undefined };

/** Reads a recording in the HAR format (HTTP Archive 1.2) as exchanges of a run, in the order of their starts. */
export function readHarRecording(document: JsonValue): ForeignRecording {
  const left = new LeftOut();
  const entries = itemsIn(document, 'log', 'entries').flatMap((entry, index) => readEntry(entry, index + 1, left));
  const startedAt = startOrUnknown(earliest(entries), left);
  const exchanges = inOrder(entries).map(({ start, ...exchange }) => ({ ...exchange, at: start - startedAt }));
  return { format: 'HAR', startedAt, outcome: 'done', previousStart: 0, exchanges, left };

  /** An entry without a time belongs to the one before it. */
  function inOrder(timed: readonly Timed[]): (ForeignExchange & { start: number })[] {
    let last = startedAt;
    const all = timed.map((entry) => {
      last = entry.start ?? last;
      return { ...entry, start: last };
    });
    return all.sort((one, other) => one.start - other.start);
  }
}

function earliest(entries: readonly Timed[]): number | undefined {
  let first: number | undefined;
  for (const { start } of entries) if (start !== undefined && !(first !== undefined && first <= start)) first = start;
  return first;
}

function readEntry(entry: JsonValue, number: number, left: LeftOut): Timed[] {
  const request = valueAt(entry, 'request');
  const response = valueAt(entry, 'response');
  const method = textAt(request, 'method')?.toUpperCase();
  const url = textAt(request, 'url');
  const status = numberAt(response, 'status');
  const kind = textAt(entry, '_resourceType') ?? '';
  const isSocket = kind === 'websocket' || /^wss?:/i.test(url ?? '') || status === 101;
  const obstacle =
    (isSocket && 'websocket') || (ofPage.test(kind) && 'page') || obstacleOf({ method, url, status }) || undefined;
  if (
    obstacle !== undefined ||
    method === undefined ||
    url === undefined ||
    status === undefined ||
    !isSendable(method)
  ) {
    left.add(obstacle ?? 'malformed', number);
    return [];
  }
  const body = readBody(response, status, number, left);
  if (body === undefined) return [];
  const ms = numberAt(entry, 'time') ?? 0;
  return [
    {
      number,
      method,
      url,
      requestHeaders: headersIn(valueAt(request, 'headers')),
      // A run always sends a body with POST.
      sent: readSent(request, number, left) ?? (method === 'POST' ? '' : undefined),
      status,
      headers: readHeaders(response),
      body,
      at: 0,
      ms: ms >= 0 && ms < 1e9 ? ms : 0,
      own: undefined,
      start: momentIn(textAt(entry, 'startedDateTime')),
    },
  ];
}

/** The content of a response; undefined if the file does not have it in a form that can be read, which is counted. */
function readBody(
  response: JsonValue | undefined,
  status: number,
  number: number,
  left: LeftOut,
): ForeignBody | undefined {
  const text = textAt(response, 'content', 'text');
  if (text === undefined || text === '') {
    const size = Math.max(numberAt(response, 'content', 'size') ?? 0, numberAt(response, 'bodySize') ?? 0);
    // A redirect is followed by its address, and what a page would show is of no use.
    if (size <= 0 || (status >= 300 && status < 400)) return { text: '', isBase64: false };
    left.add('no-content', number);
    return undefined;
  }
  const isClaimed = /^base64(?:url)?$/i.test(textAt(response, 'content', 'encoding') ?? '') || dataAddress.test(text);
  const encoded = text.replace(dataAddress, '');
  const isBase64 = isClaimed && /^[\w+/\s-]*(?:=+\s*)?$/.test(encoded);
  if (isClaimed && !isBase64) left.add('not-base64', number);
  const body = isBase64 ? { text: encoded, isBase64 } : { text, isBase64 };
  if (!isCompressed(body)) return body;
  left.add('compressed', number);
  return undefined;
}

/** The response headers, with what else the entry knows of them. */
function readHeaders(response: JsonValue | undefined): Map<string, string> {
  const headers = joinHeaders(headersIn(valueAt(response, 'headers')));
  const redirect = textAt(response, 'redirectURL') ?? '';
  if (redirect !== '' && !headers.has('location')) headers.set('location', redirect);
  const type = textAt(response, 'content', 'mimeType') ?? '';
  if (type !== '' && type !== 'x-unknown' && !headers.has('content-type')) headers.set('content-type', type);
  return headers;
}

/** The sent body. A form is recorded as its text, as its fields, or as both. */
function readSent(request: JsonValue | undefined, number: number, left: LeftOut): string | undefined {
  const text = textAt(request, 'postData', 'text') ?? '';
  if (text !== '') return text;
  const type = textAt(request, 'postData', 'mimeType') ?? '';
  const fields = headersIn(valueAt(request, 'postData', 'params'));
  if (fields.length > 0 && !type.startsWith('multipart/')) return writeStrictQuery(fields);
  if (fields.length > 0 || (numberAt(request, 'bodySize') ?? 0) > 0) left.add('sent-lost', number);
  return undefined;
}
