import { deepEquals } from '@pagewright/core/json/deepEquals';
import { JsonSyntaxError } from '@pagewright/core/json/jsonSyntaxError';
import { parseJson } from '@pagewright/core/json/parseJson';
import {
  entriesOf,
  hasField,
  isList,
  isObject,
  type JsonObject,
  type JsonValue,
  keysOf,
  objectFrom,
} from '@pagewright/core/json/value';
import { buildRequest } from '@pagewright/core/request/buildRequest';
import type { HttpMethod } from '@pagewright/core/request/jobRequest';
import { parseStrictQuery } from '@pagewright/core/request/strictQuery';
import { Refusal } from '../command/refusal.ts';

/** The method and the parameters with which a job sends a body. */
export interface JobBody {
  method: Exclude<HttpMethod, 'GET'>;
  params: JsonObject;
}

/**
 * Reads a body in a form that a job can send. `type` is the content type from the command, if it has one; changed parts
 * are added to the remarks. Throws a Refusal for a body that a job cannot send.
 */
export function readBody(body: string, type: string | undefined, remarks: string[]): JobBody {
  const [media = ''] = (type ?? '').toLowerCase().split(';');
  const name = media.trim();
  if (name === 'application/json' || name.endsWith('+json')) {
    if (name !== 'application/json') remarks.push(`The body is sent as "application/json" instead of "${name}".`);
    return jsonBody(body, remarks);
  }
  if (name !== '' && name !== 'application/x-www-form-urlencoded') {
    throw new Refusal(`A job sends its parameters as JSON or as a form, not as "${name}".`);
  }
  if (type === undefined && /^\s*[{[]/.test(body)) {
    remarks.push('cURL would send the body as a form; the job sends it as JSON, which it is.');
    return jsonBody(body, remarks);
  }
  return { method: 'FORM', params: formParams(body) };
}

function jsonBody(body: string, remarks: string[]): JobBody {
  const value = parsed(body);
  const params = isList(value) ? objectFrom(value.map((item, index) => [String(index), item])) : value;
  if (!isObject(params)) throw new Refusal('A job sends an object as JSON, not a single value.');
  const [computed] = entriesOf(params).find(([, item]) => isComputed(item)) ?? [];
  if (computed !== undefined) remarks.push(`"${computed}" in the body looks like a function, so a run computes it.`);
  const { body: sent = '' } = buildRequest({ endpoint: '', method: 'POST', params, headers: {} }, 'http://x/', []);
  if (!deepEquals(parseJson(sent), value)) {
    remarks.push('Empty objects, and those whose keys are 0, 1, 2…, are sent as lists.');
  }
  return { method: 'POST', params };
}

function parsed(body: string): JsonValue {
  try {
    return parseJson(body);
  } catch (error) {
    if (!(error instanceof JsonSyntaxError)) throw error;
    throw new Refusal(`The body is declared as JSON but is not valid JSON: ${error.message}.`);
  }
}

/** Whether a run would treat a value as a function or a reference. */
function isComputed(value: JsonValue): boolean {
  if (isList(value)) return value.some(isComputed);
  if (!isObject(value)) return false;
  const keys = keysOf(value);
  const isReference = keys.length === 1 && (keys[0] === 'attr' || keys[0] === 'time');
  return isReference || hasField(value, 'function') || entriesOf(value).some(([, item]) => isComputed(item));
}

function formParams(body: string): JsonObject {
  const pairs = parseStrictQuery(body.trim());
  const names = pairs.map(([name]) => name);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice === undefined) return objectFrom(pairs.map(([name, value]) => [name, value ?? '']));
  throw new Refusal(`The form has "${twice}" more than once, which a job cannot send.`);
}
