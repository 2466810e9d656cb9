import { jsonIn } from '../../json/jsonIn.ts';
import { isList, isObject, type JsonValue, objectFrom } from '../../json/value.ts';
import { parseStrictQuery, queryOf } from '../../request/strictQuery.ts';
import type { DocumentNode } from '../documentNode.ts';
import { type Exchange, type Field, fromText, type RecordedResponse, type SentBody } from '../recorded/exchange.ts';
import { formType, readSentText } from '../recorded/readSentText.ts';
import { readContent } from './readContent.ts';

export interface Entry extends Exchange {
  /** The reason why the response has no data, in a sentence; undefined with data, and for requests of a web page. */
  obstacle: string | undefined;
  /** A remark on the content of the response; undefined if there is none. */
  oddity: string | undefined;
}

/** The limit for the length of an address. */
const maxUrlLength = 16_000;
/** Resource types that a page loads for itself, as the browser names them. */
const ofPage = /^(?:script|stylesheet|image|font|media|manifest|preflight|websocket|ping|texttrack)$/;

/** The requests of a recording, in order, also those that are of no use. Invalid entries are left out. */
export function readEntries(log: DocumentNode): Entry[] {
  return log.at('entries').elements().flatMap(readEntry);
}

function readEntry(entry: DocumentNode): Entry[] {
  const request = entry.at('request');
  const url = request.text('url');
  if (!/^https?:\/\//i.test(url) || url.length > maxUrlLength || !URL.canParse(url)) return [];
  return [
    {
      pointer: entry.pointer,
      method: request.text('method').toUpperCase(),
      url,
      query: parseStrictQuery(queryOf(url)).map(([name, value]) => [name, value ?? '']),
      headers: readFields(request.at('headers')),
      body: readSent(request.at('postData')),
      ...readResponse(entry),
    },
  ];
}

type ReadResponse = Pick<Entry, 'response' | 'obstacle' | 'oddity'>;

/** Reads a successful response with data. */
function readResponse(entry: DocumentNode): ReadResponse {
  const response = entry.at('response');
  const status = response.number('status') ?? 0;
  if (ofPage.test(entry.text('_resourceType'))) return without(undefined);
  if (status < 200 || status > 299)
    return without(status > 0 ? `The API responded with status ${status}.` : 'It got no response.');
  const { text, isPlain } = readContent(response.at('content'));
  if (text === '') return without('Its response was recorded without its content.');
  const body = readJson(text);
  const oddity = isPlain ? 'says that it is base64, which it is not, so it was read as it is' : undefined;
  if (body !== undefined) return { response: recorded(body, response, text), obstacle: undefined, oddity };
  const isMeant = /\bjson\b/i.test(response.at('content').text('mimeType'));
  return without(
    isMeant ? 'Its response is not valid JSON.' : 'Its response is not JSON.',
    isMeant ? 'is not valid JSON, so it is left out' : undefined,
  );
}

function without(obstacle: string | undefined, oddity?: string): ReadResponse {
  return { response: undefined, obstacle, oddity };
}

function recorded(body: JsonValue, response: DocumentNode, text: string): RecordedResponse {
  return { body, headers: readFields(response.at('headers')), size: text.length };
}

/** Reads a list or an object; a single value does not describe an API. */
function readJson(text: string): JsonValue | undefined {
  if (!/^\s*[[{]/.test(text)) return undefined;
  const value = jsonIn(text.replace(/^\uFEFF/, ''));
  return isList(value) || isObject(value) ? value : undefined;
}

/** Reads a body. Forms are recorded as their fields, as their text, or as both. */
function readSent(data: DocumentNode): SentBody {
  const type = data.text('mimeType');
  const { text } = readContent(data);
  const fields = readFields(data.at('params'));
  const isForm = type === '' || type.startsWith(formType) || type.startsWith('multipart/form-data');
  if (fields.length === 0 || !isForm) return readSentText(text, type);
  const value = objectFrom(fields.map(([name, field]) => [name, fromText(field)]));
  const [file] = data
    .at('params')
    .elements()
    .filter((field) => field.text('fileName') !== '');
  const problem = file && `its file "${file.text('name')}" cannot be sent by a job`;
  return { value, isForm: true, problem };
}

function readFields(list: DocumentNode): Field[] {
  return list
    .elements()
    .map((field): Field => [field.name('name'), field.wholeText('value')])
    .filter(([name]) => name !== '');
}
