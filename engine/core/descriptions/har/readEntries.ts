import { childPointer } from '../../childPointer.ts';
import { jsonIn } from '../../json/jsonIn.ts';
import { isList, isObject, type JsonList, type JsonValue, objectFrom } from '../../json/value.ts';
import { parseStrictQuery, queryOf } from '../../request/strictQuery.ts';
import { fieldAt, listAt, textAt } from '../looseFields.ts';
import { type Exchange, type Field, fromText } from '../recorded/exchange.ts';

/** Longer ones are no addresses of an API. */
const longestUrl = 16_000;
/** What a page loads for itself; the browser says so. */
const ofPage = /^(?:script|stylesheet|image|font|media|manifest|preflight|websocket|ping|texttrack)$/;

/** The requests of a recording, in its order, also those that are of no use. Entries of a wrong type are left out. */
export function readEntries(entries: JsonList): Exchange[] {
  return entries.flatMap((entry, index) => readEntry(entry, childPointer('/log/entries', String(index))));
}

function readEntry(entry: JsonValue, pointer: string): Exchange[] {
  const url = textAt(entry, 'request', 'url');
  if (!/^https?:\/\//i.test(url) || url.length > longestUrl || !URL.canParse(url)) return [];
  return [
    {
      pointer,
      method: textAt(entry, 'request', 'method').toUpperCase(),
      url,
      query: parseStrictQuery(queryOf(url)).map(([name, value]) => [name, value ?? '']),
      headers: readFields(listAt(entry, 'request', 'headers')),
      body: readSent(fieldAt(entry, 'request', 'postData')),
      response: readResponse(entry),
    },
  ];
}

/** Undefined for anything but data that came with success. */
function readResponse(entry: JsonValue): Exchange['response'] {
  const status = fieldAt(entry, 'response', 'status');
  const isSuccess = typeof status === 'number' && status >= 200 && status < 300;
  if (!isSuccess || ofPage.test(textAt(entry, '_resourceType'))) return undefined;
  const text = readContent(fieldAt(entry, 'response', 'content'));
  const body = readJson(text);
  return body === undefined
    ? undefined
    : { body, headers: readFields(listAt(entry, 'response', 'headers')), size: text.length };
}

function readContent(content: JsonValue | undefined): string {
  const text = textAt(content, 'text');
  const isEncoded = textAt(content, 'encoding').toLowerCase() === 'base64';
  return isEncoded ? Buffer.from(text, 'base64').toString('utf8') : text;
}

/** A list or an object; a single value says nothing of an API. */
function readJson(text: string): JsonValue | undefined {
  if (!/^\s*[[{]/.test(text)) return undefined;
  const value = jsonIn(text);
  return isList(value) || isObject(value) ? value : undefined;
}

function readSent(postData: JsonValue | undefined): JsonValue | undefined {
  const text = textAt(postData, 'text');
  const json = readJson(text);
  if (json !== undefined) return isObject(json) ? json : undefined;
  const fields = readFields(listAt(postData, 'params'));
  const isForm = textAt(postData, 'mimeType').startsWith('application/x-www-form-urlencoded');
  const sent = fields.length > 0 || !isForm ? fields : parseStrictQuery(text);
  return sent.length === 0 ? undefined : objectFrom(sent.map(([name, value]) => [name, fromText(value ?? '')]));
}

function readFields(list: JsonList): Field[] {
  return list.map((field): Field => [textAt(field, 'name'), textAt(field, 'value')]).filter(([name]) => name !== '');
}
