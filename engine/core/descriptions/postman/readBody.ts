import { isObject, type JsonObject } from '../../json/value.ts';
import type { DocumentNode } from '../documentNode.ts';
import type { SentBody } from '../recorded/exchange.ts';
import { lenientJson } from '../recorded/lenientJson.ts';
import { formType, readSentText } from '../recorded/readSentText.ts';
import { type CollectionField, readFields } from './fields.ts';
import type { Variables } from './variables.ts';

export interface CollectionBody extends SentBody {
  /** The fields of a form, also those that are switched off. */
  fields: readonly CollectionField[];
}

/** Reads the part of a body that its mode names. */
type ReadPart = (part: DocumentNode, variables: Variables, type: string) => Partial<CollectionBody>;

const modes = new Map<string, ReadPart>([
  ['raw', readRaw],
  ['graphql', readGraphql],
  ['urlencoded', readForm],
  ['formdata', readForm],
]);

/** The languages of Postman's editor, as content types. Plain text is often JSON. */
const languages = new Map([
  ['json', 'application/json'],
  ['xml', 'application/xml'],
  ['html', 'text/html'],
]);

/** Reads the `body` of a request; `type` is its content type, if a header names it. */
export function readBody(body: DocumentNode, variables: Variables, type: string): CollectionBody {
  const mode = body.text('mode') || [...modes.keys()].find((each) => body.has(each)) || '';
  if (mode === '' || mode === 'none' || body.flag('disabled') || isWithoutFile(mode, body)) return { fields: [] };
  const language = languages.get(body.at('options').at('raw').text('language')) ?? '';
  const read = modes.get(mode)?.(body.at(mode), variables, type || language);
  return { fields: [], ...(read ?? { problem: `its mode is "${mode}", and a job sends JSON or a form` }) };
}

/** Whether the file of a body was not chosen, and so is not sent. */
function isWithoutFile(mode: string, body: DocumentNode): boolean {
  return mode === 'file' && body.at('file').text('src') === '' && body.at('file').text('content') === '';
}

/** Reads a raw body. The value of a variable may break the syntax around it. */
function readRaw({ value }: DocumentNode, variables: Variables, type: string): SentBody {
  const text = typeof value === 'string' ? value : '';
  const read = readSentText(variables.resolve(text), type);
  return read.problem === undefined ? read : readSentText(text, type);
}

/** The JSON of clients of GraphQL. Empty variables count as none. */
function readGraphql(part: DocumentNode, variables: Variables): SentBody {
  const query = variables.resolve(part.wholeText('query'));
  if (query === '') return part.isMissing ? {} : { problem: 'its GraphQL has no query' };
  const { value, problem } = readVariables(part.at('variables'), variables);
  const operationName = part.text('operationName');
  const sent: JsonObject = { query, ...(value && { variables: value }), ...(operationName && { operationName }) };
  return { value: sent, problem };
}

function readVariables({ value }: DocumentNode, variables: Variables): SentBody {
  const text = typeof value === 'string' ? value.trim() : '';
  const read = text === '' ? value : (lenientJson(variables.resolve(text)) ?? lenientJson(text));
  if (isObject(read)) return isEmpty(read) ? {} : { value: read };
  return text === '' || read === null ? {} : { problem: 'the variables of its GraphQL are no JSON object' };
}

function isEmpty(object: JsonObject): boolean {
  return (object instanceof Map ? object.size : Object.keys(object).length) === 0;
}

function readForm(part: DocumentNode, variables: Variables): Partial<CollectionBody> {
  if (typeof part.value === 'string') return readSentText(variables.resolve(part.value), formType);
  const [file, ...others] = filesIn(part);
  const which = others.length === 0 ? `its file "${file}"` : `its files, such as "${file}"`;
  return {
    isForm: true,
    fields: readFields(part),
    ...(file !== undefined && { problem: `${which} cannot be sent by a job` }),
  };
}

function filesIn(part: DocumentNode): string[] {
  const fields = part.elements().filter((field) => field.text('type') === 'file' && !field.flag('disabled'));
  return fields.map((field) => field.text('key'));
}
