import { UserError } from '../errors.ts';
import { withoutCredentials } from './withoutCredentials.ts';

/** The address of a request, kept in parts so that the query can be rebuilt without decoding the path. */
export interface Target {
  /** Scheme, host and port. */
  origin: string;
  /** Encoded path. */
  path: string;
  /** Encoded query without `?`; empty if there is none. */
  query: string;
}

// RFC 3986, appendix B.
const reference = /^(?:([^:/?#]+):)?(?:\/\/([^/?#]*))?([^?#]*)(?:\?([^#]*))?/;

interface Resolved {
  baseUrl: string;
  endpoint: string;
  target: Target;
}

/** The last result: all pages of a job share an address, and parsing costs more than the rest of a request. */
let last: Resolved | undefined;

/**
 * Resolves an endpoint as a browser resolves a link (`docs/format/pagination.md#3-building-the-url`), except that a
 * base path keeps its last segment (`docs/compatibility.md#where-pagewright-decides-differently`). Throws a UserError
 * for addresses that are not HTTP.
 */
export function resolveEndpoint(baseUrl: string, endpoint: string): Target {
  if (last?.baseUrl !== baseUrl || last.endpoint !== endpoint) {
    last = { baseUrl, endpoint, target: resolve(baseUrl, endpoint) };
  }
  return last.target;
}

function resolve(baseUrl: string, endpoint: string): Target {
  const [, scheme, authority, path = '', query] = reference.exec(endpoint) ?? [];
  const base = parseUrl(baseUrl, 'baseUrl');
  if (path === '' && authority === undefined)
    return { origin: base.origin, path: base.pathname, query: encodeQueryPart(query) };
  if (scheme === undefined && authority === undefined && !path.startsWith('/') && !base.pathname.endsWith('/')) {
    base.pathname = `${base.pathname}/`;
  }
  const host = authority === undefined ? '' : `//${authority}`;
  const target = parseUrl(`${scheme === undefined ? '' : `${scheme}:`}${host}${encodePath(path)}`, 'endpoint', base);
  return { origin: target.origin, path: target.pathname, query: encodeQueryPart(query) };
}

export function targetUrl({ origin, path, query }: Target): string {
  return `${origin}${path}${query === '' ? '' : `?${query}`}`;
}

function parseUrl(text: string, key: string, base?: URL): URL {
  const url = urlOf(text, base);
  if (url?.protocol === 'http:' || url?.protocol === 'https:') return url;
  throw new UserError(
    'url.not-http',
    `"${key}" does not resolve to an http or https address: "${withoutCredentials(text)}". Check the scheme and the colons in it.`,
  );
}

/** Parses an address. Called for each page; `URL.canParse` would parse it twice. */
function urlOf(text: string, base: URL | undefined): URL | undefined {
  try {
    return new URL(text, base);
  } catch {
    return undefined;
  }
}

function encodePath(path: string): string {
  return encodeOutside(path, /[^A-Za-z0-9\-._~!$&'()*+,;=:@/%]|%(?![0-9A-Fa-f]{2})/gu);
}

function encodeQueryPart(query: string | undefined): string {
  return encodeOutside(query ?? '', /[^A-Za-z0-9\-._~!$&'()*+,;=:@/?%]|%(?![0-9A-Fa-f]{2})/gu);
}

function encodeOutside(text: string, outside: RegExp): string {
  return text.replace(outside, (character) => encodeURIComponent(character.isWellFormed() ? character : '\ufffd'));
}
