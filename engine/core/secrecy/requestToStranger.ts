import { jsonIn } from '../json/jsonIn.ts';
import { textOf } from '../json/textOf.ts';
import { entriesOf, isList, isObject, type JsonValue } from '../json/value.ts';
import type { HttpRequest } from '../request/httpRequest.ts';
import { queryParts } from '../request/queryParts.ts';
import { parseStrictQuery } from '../request/strictQuery.ts';
import { decodeUri } from '../text/decodeUri.ts';

/** Finds the secrets of a run in a request. */
export interface SecretFinder {
  /** Whether a text contains a secret, in any spelling. */
  isIn(text: string): boolean;
  /** Whether a parameter's value is a secret and nothing more; `name` is that of the outermost parameter. */
  isAll(value: string, name: string): boolean;
}

/** The request that may be sent, with the names left out; or the place of a secret that cannot be left out. */
export type ToStranger =
  | { request: HttpRequest; withheld: string[] }
  | { secretIn: 'host' | 'path' | 'query' | 'body' };

/**
 * A request as it may go to an origin that the configuration does not name: without configured headers, except the
 * content type, and query parameters with a secret. Nothing can be left out of a host, a path or a body.
 */
export function requestToStranger(request: HttpRequest, finder: SecretFinder): ToStranger {
  const { target, body } = request;
  const parts = target.query === '' ? [] : queryParts(target.query);
  const secret = new Set(parts.filter((part) => isSecretPart(part, finder)));
  const open = parts.filter((part) => !secret.has(part));
  const query = open.map(({ written }) => written).join('&');
  if (finder.isIn(new URL(target.origin).hostname)) return { secretIn: 'host' };
  if (isInPath(target.path, finder)) return { secretIn: 'path' };
  // Together, several parameters may be one secret that was not encoded.
  if ([query, unencoded(open)].some((text) => finder.isIn(text))) return { secretIn: 'query' };
  if (body !== undefined && isInBody(body, finder)) return { secretIn: 'body' };
  const headers = new Map([...request.headers].filter((header) => isOpen(header, finder)));
  return {
    request: { ...request, target: { ...target, query }, headers },
    withheld: [...secret].map(({ name }) => name),
  };
}

type QueryPart = ReturnType<typeof queryParts>[number];

/** A query before it is encoded. */
function unencoded(parts: readonly QueryPart[]): string {
  return parts.map(({ name, value }) => (value ? `${name}=${value}` : name)).join('&');
}

function isSecretPart({ written, name, value }: QueryPart, finder: SecretFinder): boolean {
  return [written, name].some((text) => finder.isIn(text)) || isSecretValue(name, value ?? '', finder);
}

function isSecretValue(name: string, value: string, finder: SecretFinder): boolean {
  return finder.isAll(value, name.split('[', 1)[0] ?? name) || finder.isIn(value);
}

function isInPath(path: string, finder: SecretFinder): boolean {
  return [path, decodeUri(path) ?? path].some((text) => finder.isIn(text));
}

/** Whether a body, JSON or a form, contains a secret. */
function isInBody(body: string, finder: SecretFinder): boolean {
  if (finder.isIn(body)) return true;
  const json = /^[[{]/.test(body) ? jsonIn(body) : undefined;
  if (json !== undefined) return isInJson(json, '', finder);
  return parseStrictQuery(body).some(([name, value]) => finder.isIn(name) || isSecretValue(name, value ?? '', finder));
}

function isInJson(value: JsonValue, name: string, finder: SecretFinder): boolean {
  if (isList(value)) return value.some((item) => isInJson(item, name, finder));
  if (isObject(value))
    return entriesOf(value).some(([key, field]) => finder.isIn(key) || isInJson(field, name || key, finder));
  return isSecretValue(name, textOf(value) ?? '', finder);
}

function isOpen([name, value]: [string, string | string[]], finder: SecretFinder): boolean {
  return name.toLowerCase() === 'content-type' && ![value].flat().some((line) => finder.isIn(line));
}
