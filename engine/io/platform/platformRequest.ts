import { UserError } from '../../core/errors.ts';
import type { WireRequest } from '../http/httpClient.ts';

/** A request to an API of a stack. */
export interface PlatformRequest {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** The segments of the path, as they are: ids from a project may have any characters. */
  path: readonly string[];
  query?: readonly Field[];
  /** A body as a form: the text of a configuration goes over the wire as it is. */
  form?: readonly Field[];
  /** A body of JSON. */
  json?: string;
  /** Whether it changes nothing, although it is no GET. */
  changesNothing?: true;
  /** Texts in the body that a response must not bring into a message. */
  secrets?: readonly string[];
}

/** Whether a request changes something, so that it must not be sent twice. */
export function isWrite({ method, changesNothing }: PlatformRequest): boolean {
  return method !== 'GET' && changesNothing !== true;
}

export type Field = readonly [name: string, value: string];

/** Headers of each request to an origin. */
export interface Sender {
  origin: string;
  /** Absent: the API takes none. */
  token?: string | undefined;
  userAgent: string;
}

/** The request as it goes over the wire; the token is in its header and nowhere else. Throws a UserError. */
export function wireRequest(request: PlatformRequest, { origin, token, userAgent }: Sender): WireRequest {
  const { method, path, query = [], form, json } = request;
  const body = form === undefined ? json : encode(form);
  const headers = new Map([
    ['User-Agent', userAgent],
    ['Accept', 'application/json'],
    ['Accept-Encoding', 'gzip'],
  ]);
  if (token !== undefined) headers.set('X-StorageApi-Token', token);
  if (form !== undefined) headers.set('Content-Type', 'application/x-www-form-urlencoded');
  else if (json !== undefined) headers.set('Content-Type', 'application/json');
  const target = { origin, path: `/${path.map(segment).join('/')}`, query: encode(query) };
  return { method, target, headers, ...(body !== undefined && { body }) };
}

function encode(fields: readonly Field[]): string {
  return new URLSearchParams(fields.map(([name, value]): [string, string] => [name, value])).toString();
}

/** A segment of the path. One that would change the path, such as `..` from a link file, is the id of nothing. */
function segment(text: string): string {
  if (/^\.{0,2}$/.test(text)) throw new UserError('platform.not-found', `"${text}" is no id of the platform.`);
  return encodeURIComponent(text);
}
