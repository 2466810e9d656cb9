import { textOf } from '../json/textOf.ts';
import { entriesOf, isList, isObject, type JsonObject, type JsonValue } from '../json/value.ts';
import type { Target } from './resolveEndpoint.ts';

/** A request that is ready to be sent. */
export interface HttpRequest {
  method: 'GET' | 'POST';
  target: Target;
  /** In the order they were set; a name may occur once per letter case. */
  headers: Map<string, string | string[]>;
  body?: string;
  /** Names of the query parameters that carry a credential: their values are never shown. */
  hiddenQuery?: ReadonlySet<string>;
  /** Which request of the run it is, counted from 1; absent for one that is only planned. */
  number?: number;
  /** Set where the request logs in: of what it sends and brings nothing may be kept, but the time of expiry at a path. */
  login?: { expiryPath: string | undefined };
}

/** What came back, whole and decompressed. */
export interface HttpResponse {
  status: number;
  /** Names in lower case. */
  headers: ReadonlyMap<string, string>;
  body: Uint8Array;
  /** Number of the request that it answers. */
  request?: number;
  /** The answer was kept from an earlier request; nothing was sent for it. */
  fromCache?: true;
}

/** Whether there is a header of this name, in any letter case. */
export function hasHeader(headers: HttpRequest['headers'], name: string): boolean {
  return [...headers.keys()].some((existing) => existing.toLowerCase() === name.toLowerCase());
}

/** Sets a header in place of one with the same name in any letter case. */
export function setHeader(headers: Map<string, string | string[]>, name: string, value: string | string[]): void {
  for (const existing of headers.keys()) if (existing.toLowerCase() === name.toLowerCase()) headers.delete(existing);
  headers.set(name, value);
}

/** The request with one header set, in place of one with the same name. */
export function withHeader(request: HttpRequest, name: string, value: string): HttpRequest {
  const headers = new Map(request.headers);
  setHeader(headers, name, value);
  return { ...request, headers };
}

/** The request with more headers, in place of those with the same names; values as `configuration.md` 5.2 writes them. */
export function withHeaders(request: HttpRequest, added: JsonObject): HttpRequest {
  const headers = new Map(request.headers);
  addHeaders(headers, added);
  return { ...request, headers };
}

/**
 * Sets headers from the configuration: true is `1`, false and null are empty, a list gives a line for each element. So
 * does an object for each of its values: one that is not computed, in a job, counts as a list.
 */
export function addHeaders(headers: HttpRequest['headers'], added: JsonObject): void {
  for (const [name, value] of entriesOf(added)) {
    const lines = isObject(value) ? entriesOf(value).map(([, item]) => item) : value;
    setHeader(headers, name, isList(lines) ? lines.map(headerText) : headerText(lines));
  }
}

/** White space around a value means nothing in HTTP; a line end there would be an error. */
function headerText(value: JsonValue): string {
  return (textOf(value) ?? '').trim();
}
