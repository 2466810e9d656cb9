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
  /** The name of its job; absent if it is only planned. */
  job?: string;
  /**
   * Set for a login: nothing of its request or response may be kept, except the expiry time at a path. `secrets` are
   * the texts in it that were made from secrets.
   */
  login?: { expiryPath: string | undefined; secrets?: readonly string[] };
}

/** The complete response, decompressed. */
export interface HttpResponse {
  status: number;
  /** Names in lower case. */
  headers: ReadonlyMap<string, string>;
  body: Uint8Array;
  request?: number;
  /** Whether the response was cached from an earlier request, so that nothing was sent. */
  fromCache?: true;
  /** The compression of the body, if no header names it. */
  unpacked?: 'gzip';
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
