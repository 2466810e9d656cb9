import { parseStrictQuery } from '../../core/request/strictQuery.ts';
import type { MaskedRequest } from '../../core/secrecy/recorded/maskRequest.ts';
import { placeholder, withoutNames } from '../../core/secrecy/recorded/placeholder.ts';
import { mask } from '../../core/secrecy/redactor.ts';
import { printable } from '../../core/text/printable.ts';
import { shortened } from '../../core/text/shortened.ts';

const maxNamed = 5;
const maxValueLength = 60;

/** The parameters of a request by their names, those of its body too. */
type Params = ReadonlyMap<string, string>;

/**
 * The parameters in which a request differs from a recorded one, each in words: `"limit" was 100 and is 50`. A value with
 * a secret in it is not shown.
 */
export function requestChanges(asked: MaskedRequest, recorded: MaskedRequest): string[] {
  const method = asked.method === recorded.method ? [] : [`the method was ${recorded.method} and is ${asked.method}`];
  const changes = [
    ...method,
    ...paramChanges(queryParams(asked.url), queryParams(recorded.url), ''),
    ...paramChanges(bodyParams(asked.body), bodyParams(recorded.body), ' of the body'),
  ];
  const more = changes.length - maxNamed;
  return more > 1 ? [...changes.slice(0, maxNamed), `${more} more have changed`] : changes;
}

function paramChanges(now: Params, before: Params, place: string): string[] {
  const names = [...new Set([...before.keys(), ...now.keys()])];
  return names.flatMap((name) => {
    const [was, is] = [before.get(name), now.get(name)];
    if (was === is) return [];
    const param = name === '' ? 'the body' : `"${shownName(name)}"${place}`;
    if (was === undefined) return [`${param} is new`];
    if (is === undefined) return [`${param} is not sent any more`];
    if (hasSecret(was) || hasSecret(is)) return [`${param} has another value`];
    return [`${param} was ${shown(was)} and is ${shown(is)}`];
  });
}

function hasSecret(value: string): boolean {
  return withoutNames(value).includes(placeholder);
}

function shownName(name: string): string {
  return hasSecret(name) ? mask : printable(shortened(name, maxValueLength));
}

function shown(value: string): string {
  const short = printable(shortened(value, maxValueLength));
  return /^-?\d+(?:\.\d+)?$/.test(value) ? short : `"${short}"`;
}

function queryParams(url: string): Params {
  const start = url.indexOf('?');
  return start < 0 ? new Map() : paramsOf(url.slice(start + 1));
}

/** Repeated parameters count as one, with all of their values. */
function paramsOf(query: string): Params {
  const params = new Map<string, string>();
  for (const [name, value] of parseStrictQuery(query)) {
    const before = params.get(name);
    const text = value ?? '';
    params.set(name, before === undefined ? text : `${before}, ${text}`);
  }
  return params;
}

function bodyParams(body: unknown): Params {
  if (typeof body === 'string') return /^[^=&\s]+=/.test(body) ? paramsOf(body) : new Map([['', body]]);
  const params = new Map<string, string>();
  addFields(body, '', params);
  return params;
}

/** Adds the values of JSON by their paths, such as `variables.first`. */
function addFields(value: unknown, path: string, params: Map<string, string>): void {
  if (typeof value !== 'object' || value === null) {
    if (value !== undefined) params.set(path, String(value));
    return;
  }
  for (const [key, inner] of Object.entries(value)) addFields(inner, path === '' ? key : `${path}.${key}`, params);
}
