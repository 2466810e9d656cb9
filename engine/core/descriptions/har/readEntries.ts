import { jsonIn } from '../../json/jsonIn.ts';
import { isList, isObject, type JsonValue, objectFrom } from '../../json/value.ts';
import { parseStrictQuery, queryOf } from '../../request/strictQuery.ts';
import type { DocumentNode } from '../documentNode.ts';
import { type Exchange, type Field, fromText } from '../recorded/exchange.ts';

/** Longer ones are no addresses of an API. */
const longestUrl = 16_000;
/** What a page loads for itself; the browser says so. */
const ofPage = /^(?:script|stylesheet|image|font|media|manifest|preflight|websocket|ping|texttrack)$/;

/** The requests of a recording, in its order, also those that are of no use. What is no entry is left out. */
export function readEntries(log: DocumentNode): Exchange[] {
  return log.at('entries').elements().flatMap(readEntry);
}

function readEntry(entry: DocumentNode): Exchange[] {
  const request = entry.at('request');
  const url = request.text('url');
  if (!/^https?:\/\//i.test(url) || url.length > longestUrl || !URL.canParse(url)) return [];
  return [
    {
      pointer: entry.pointer,
      method: request.text('method').toUpperCase(),
      url,
      query: parseStrictQuery(queryOf(url)).map(([name, value]) => [name, value ?? '']),
      headers: readFields(request.at('headers')),
      body: readSent(request.at('postData')),
      response: readResponse(entry),
    },
  ];
}

/** Undefined for anything but data that came with success. */
function readResponse(entry: DocumentNode): Exchange['response'] {
  const response = entry.at('response');
  const status = response.number('status') ?? 0;
  if (status < 200 || status > 299 || ofPage.test(entry.text('_resourceType'))) return undefined;
  const text = readContent(response.at('content'));
  const body = readJson(text);
  return body === undefined ? undefined : { body, headers: readFields(response.at('headers')), size: text.length };
}

function readContent(content: DocumentNode): string {
  const text = content.text('text');
  return content.text('encoding').toLowerCase() === 'base64' ? Buffer.from(text, 'base64').toString('utf8') : text;
}

/** A list or an object; a single value says nothing of an API. */
function readJson(text: string): JsonValue | undefined {
  if (!/^\s*[[{]/.test(text)) return undefined;
  const value = jsonIn(text);
  return isList(value) || isObject(value) ? value : undefined;
}

function readSent(data: DocumentNode): JsonValue | undefined {
  const text = data.text('text');
  const json = readJson(text);
  if (json !== undefined) return isObject(json) ? json : undefined;
  const fields = readFields(data.at('params'));
  const isForm = data.text('mimeType').startsWith('application/x-www-form-urlencoded');
  const sent = fields.length > 0 || !isForm ? fields : parseStrictQuery(text);
  return sent.length === 0 ? undefined : objectFrom(sent.map(([name, value]) => [name, fromText(value ?? '')]));
}

function readFields(list: DocumentNode): Field[] {
  return list
    .elements()
    .map((field): Field => [field.text('name'), field.text('value')])
    .filter(([name]) => name !== '');
}
