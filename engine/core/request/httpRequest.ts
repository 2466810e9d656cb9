import { textOf } from '../json/textOf.ts';
import { entriesOf, isList, isObject, type JsonObject, type JsonValue } from '../json/value.ts';
import type { Target } from './resolveEndpoint.ts';

/** A request that is ready to be sent. */
export interface HttpRequest {
  method: 'GET' | 'POST';
  target: Target;
  /** In the order they were set. A name may occur once per letter case. */
  headers: Map<string, string | string[]>;
  body?: string;
  /** Names of the query parameters that carry credentials. Their values are never shown. */
  hiddenQuery?: ReadonlySet<string>;
  /** The number of the request in the run, from 1; absent if it is only planned. */
  number?: number;
  /** Set for a login request: nothing of its request or response may be kept, except the expiry time at a path. */
  login?: { expiryPath: string | undefined };
}

/** The complete response, decompressed. */
export interface HttpResponse {
  status: number;
  /** Names in lower case. */
  headers: ReadonlyMap<string, string>;
  body: Uint8Array;
  /** The number of its request. */
  request?: number;
  /** The response was cached from an earlier request; nothing was sent for it. */
  fromCache?: true;
}

/** Whether there is a header of this name, in any letter case. */
export function hasHeader(headers: HttpRequest['headers'], name: string): boolean {
  return [...headers.keys()].some((existing) => existing.toLowerCase() === name.toLowerCase());
}

/** Sets a header, replacing one with the same name in any letter case. */
export function setHeader(headers: Map<string, string | string[]>, name: string, value: string | string[]): void {
  for (const existing of headers.keys()) if (existing.toLowerCase() === name.toLowerCase()) headers.delete(existing);
  headers.set(name, value);
}

/** A copy of the request with one header set, replacing one with the same name. */
export function withHeader(request: HttpRequest, name: string, value: string): HttpRequest {
  const headers = new Map(request.headers);
  setHeader(headers, name, value);
  return { ...request, headers };
}

/**
 * A copy of the request with more headers, replacing those with the same names; values are written as in
 * `docs/format/configuration.md#52-http`.
 */
export function withHeaders(request: HttpRequest, added: JsonObject): HttpRequest {
  const headers = new Map(request.headers);
  addHeaders(headers, added);
  return { ...request, headers };
}

/**
 * Sets headers from the configuration: true is `1`, false and null are empty, a list becomes one line per element. An
 * object that is not computed counts as a list of its values.
 */
export function addHeaders(headers: HttpRequest['headers'], added: JsonObject): void {
  for (const [name, value] of entriesOf(added)) {
    const lines = isObject(value) ? entriesOf(value).map(([, item]) => item) : value;
    setHeader(headers, name, isList(lines) ? lines.map(headerText) : headerText(lines));
  }
}

/** HTTP ignores white space around a value; a line end there would be an error. */
function headerText(value: JsonValue): string {
  return (textOf(value) ?? '').trim();
}
