import { isList, isObject, type JsonValue } from '../../json/value.ts';
import { withoutNames } from '../../secrecy/recorded/placeholder.ts';
import { headersIn, itemsIn, joinHeaders, numberAt, textAt, valueAt } from './fieldsIn.ts';
import {
  type ForeignBody,
  type ForeignExchange,
  type ForeignRecording,
  momentIn,
  type OwnFacts,
  startOrUnknown,
} from './foreignRecording.ts';
import { isCompressed, isSendable, obstacleOf } from './judgeExchange.ts';
import { LeftOut } from './leftOut.ts';
import { ownKey } from './ownKey.ts';
import { fromRedactions, maskRedactedParams, maskRedactions, redaction } from './redactions.ts';

/** The only response headers that `keboola-vcr` keeps unless a component asks for more. */
const usualHeaders = new Set(['content-type', 'content-length', 'accept']);

/** Whether a document is a cassette: of `keboola-vcr`, or of vcrpy as JSON. */
export function isVcrCassette(document: JsonValue): boolean {
  return isObject(document) && isList(valueAt(document, 'interactions'));
}

/** Reads a cassette as exchanges of a run. It has no times but that of the run, and no order but its own. */
export function readVcrCassette(document: JsonValue): ForeignRecording {
  const left = new LeftOut();
  const interactions = itemsIn(document, 'interactions');
  const exchanges = interactions.flatMap((interaction, index) => readInteraction(interaction, index + 1, left));
  const own = valueAt(document, '_metadata', ownKey);
  sayQueries(itemsIn(document, 'db_interactions').length, left);
  if (!isObject(own)) sayCustoms(exchanges, interactions, left);
  return {
    format: 'keboola-vcr',
    startedAt: startOrUnknown(startIn(valueAt(document, '_metadata')), left),
    outcome: textAt(own, 'outcome') === 'failed' ? 'failed' : 'done',
    previousStart: wholeOr0(numberAt(own, 'previousStart')),
    exchanges,
    left,
  };
}

/** The time that the component saw, or that of the recording. */
function startIn(metadata: JsonValue | undefined): number | undefined {
  const names = ['freeze_time', 'component_run_started_at', 'recording_started_at', 'recorded_at'];
  return names.map((name) => momentIn(textAt(metadata, name))).find((time) => time !== undefined);
}

function readInteraction(interaction: JsonValue, number: number, left: LeftOut): ForeignExchange[] {
  const request = valueAt(interaction, 'request');
  const response = valueAt(interaction, 'response');
  const own = valueAt(interaction, ownKey);
  const isOwn = isObject(own);
  const method = textAt(request, 'method')?.toUpperCase();
  const url = textAt(request, 'uri');
  const status = numberAt(response, 'status', 'code');
  // A recording of Pagewright may have masked even the host.
  const obstacle = obstacleOf({ method, url: isOwn && url ? 'http://own' : url, status });
  if (obstacle !== undefined || !url || status === undefined || method === undefined || !isSendable(method)) {
    left.add(obstacle ?? 'malformed', number);
    return [];
  }
  const body = { text: textAt(response, 'body', 'string') ?? '', isBase64: valueAt(own, 'base64') === true };
  const headers = joinHeaders(headersIn(valueAt(response, 'headers')));
  if (!isOwn && isPacked(body, headers)) {
    left.add('compressed', number);
    return [];
  }
  if (!isOwn) checkLength(headers, body.text, number, left);
  const texts = { url, sent: textAt(request, 'body'), text: body.text, headers };
  const restored = isOwn ? restoreTexts(texts, valueAt(own, 'masked')) : maskTexts(texts);
  const { at, ms, ...facts } = readOwn(own);
  return [
    {
      number,
      method,
      url: restored.url,
      requestHeaders: headersIn(valueAt(request, 'headers')),
      // A run always sends a body with POST.
      sent: restored.sent ?? (isOwn || method === 'GET' ? undefined : ''),
      status,
      headers: restored.headers,
      body: { ...body, text: restored.text },
      at,
      ms,
      own: isOwn ? facts : undefined,
    },
  ];
}

function isPacked(body: ForeignBody, headers: ReadonlyMap<string, string>): boolean {
  return isCompressed(body) || !/^(?:identity)?$/i.test(headers.get('content-encoding') ?? '');
}

interface Texts {
  url: string;
  sent: string | undefined;
  text: string;
  headers: ReadonlyMap<string, string>;
}

/** The texts of a cassette that Pagewright wrote, with the placeholders that they had. */
function restoreTexts({ url, sent, text, headers }: Texts, masked: JsonValue | undefined): Texts {
  return {
    url: fromRedactions(url, valueAt(masked, 'url')),
    sent: sent === undefined ? undefined : fromRedactions(sent, valueAt(masked, 'sent')),
    text: fromRedactions(text, valueAt(masked, 'body')),
    headers: mapped(headers, (value, name) => fromRedactions(value, valueAt(masked, `header ${name}`))),
  };
}

/** The texts of another cassette. A placeholder in it is no name of a secret of this configuration. */
function maskTexts({ url, sent, text, headers }: Texts): Texts {
  return {
    ...maskRedactions({ url, sent }),
    text: maskRedactedParams(withoutNames(text)),
    headers: mapped(headers, (value) => maskRedactedParams(withoutNames(value))),
  };
}

function mapped(
  headers: ReadonlyMap<string, string>,
  write: (value: string, name: string) => string,
): ReadonlyMap<string, string> {
  return new Map([...headers].map(([name, value]) => [name, write(value, name)]));
}

function readOwn(own: JsonValue | undefined): OwnFacts & { at: number; ms: number } {
  const request = numberAt(own, 'request');
  const job = textAt(own, 'job');
  return {
    at: durationOr0(numberAt(own, 'at')),
    ms: durationOr0(numberAt(own, 'ms')),
    ...(request !== undefined && Number.isInteger(request) && { request }),
    ...(job !== undefined && { job }),
    ...(valueAt(own, 'fromCache') === true && { fromCache: true }),
    ...(textAt(own, 'unpacked') === 'gzip' && { unpacked: 'gzip' }),
  };
}

function durationOr0(value = 0): number {
  return value >= 0 && value < 1e12 ? value : 0;
}

function wholeOr0(value = 0): number {
  return Number.isInteger(value) && value >= 0 ? value : 0;
}

/** `keboola-vcr` drops bytes that are not UTF-8, and writes JSON again where it replaces something. */
function checkLength(headers: ReadonlyMap<string, string>, text: string, number: number, left: LeftOut): void {
  const length = headers.get('content-length') ?? '';
  if (/^\d+$/.test(length) && Number(length) !== Buffer.byteLength(text)) left.add('length', number);
}

/** Says what no cassette of `keboola-vcr` has, as far as this one shows it. */
function sayCustoms(exchanges: readonly ForeignExchange[], interactions: readonly JsonValue[], left: LeftOut): void {
  const isUsual = exchanges.every(({ headers }) => [...headers.keys()].every((name) => usualHeaders.has(name)));
  if (exchanges.length > 0 && isUsual)
    left.say(
      'The cassette has no response headers but "content-type" and "content-length": paging and waits that read another one are not repeated.',
    );
  if (interactions.some(hasRedaction))
    left.say(
      `Secrets are "${redaction}" in the cassette. In requests, and in addresses of responses, a run takes them for those of the configuration.`,
    );
}

function hasRedaction(interaction: JsonValue): boolean {
  const texts = [
    textAt(interaction, 'request', 'uri'),
    textAt(interaction, 'request', 'body'),
    textAt(interaction, 'response', 'body', 'string'),
  ];
  return texts.some((text) => text?.includes(redaction));
}

function sayQueries(count: number, left: LeftOut): void {
  if (count > 0) left.say('The queries of databases ("db_interactions") are left out: a run sends none.');
}
