import { isUserError } from '../errors.ts';
import { tableNameOf } from '../tables/tableFile.ts';
import { resolveEndpoint, targetUrl } from './resolveEndpoint.ts';

/** Segments that belong to the API, not to a resource: `/api/`, `/rest/`, a version or its date. */
const apiSegment = /^(?:api|apis|rest|v\d+(?:\.\d+)*(?:beta\d*|alpha\d*)?|\d{4}-\d{2}(?:-\d{2})?)$/i;
const bareVersion = /^\d+(?:\.\d+)*$/;

/** The shortest base address of a path's API, with a slash at the end. */
export function baseOf(origin: string, path: string): string {
  const segments = path.split('/').slice(1, -1);
  const count = segments.findLastIndex((segment, index) => isOfApi(segment, segments[index - 1])) + 1;
  return `${[origin, ...segments.slice(0, count)].join('/')}/`;
}

/** The longest base of two paths with a slash at both ends. */
export function commonBase(one: string, other: string): string {
  const segments = one.split('/').slice(0, -1);
  const others = other.split('/');
  const end = segments.findIndex((segment, index) => segment !== others[index]);
  return `${(end < 0 ? segments : segments.slice(0, end)).join('/')}/`;
}

/** Whether a segment belongs to the API, not to a resource; `before` is the previous segment. */
export function isOfApi(segment: string, before = ''): boolean {
  return apiSegment.test(segment) || (bareVersion.test(segment) && /^(?:api|rest)$/i.test(before));
}

/**
 * Splits an address that may be the base of an API, with an empty endpoint, or an endpoint. Without a query, a slash at
 * the end means a base if nothing else marks where the API begins.
 */
export function splitAddress(origin: string, path: string, hasQuery: boolean): { baseUrl: string; endpoint: string } {
  const [last = '', before] = path.split('/').reverse();
  const whole = path === '' || (!hasQuery && isOfApi(last, before)) ? `${path}/` : path;
  const shortest = baseOf(origin, whole);
  const isBase = !hasQuery && shortest === `${origin}/` && whole.endsWith('/');
  const baseUrl = isBase ? `${origin}${whole}` : shortest;
  const isWhole = !hasQuery && baseUrl === `${origin}${whole}`;
  return { baseUrl, endpoint: isWhole ? '' : endpointOf(baseUrl, origin, whole) };
}

/** The shortest endpoint that resolves to this path from a base address; else the whole address. */
export function endpointOf(baseUrl: string, origin: string, path: string): string {
  const whole = `${origin}${path}`;
  const base = baseUrl.endsWith('/') ? baseUrl : `${baseUrl}/`;
  const basePath = base.slice(base.indexOf('/', base.indexOf('://') + 3));
  const below = path.startsWith(basePath) && isSameOrigin(base, origin) ? path.slice(basePath.length) : '';
  const candidates = [below, `./${below}`, ...(isSameOrigin(base, origin) ? [path] : [])].filter((one) => one !== '');
  const wanted = resolved(`${origin}/`, whole);
  const found = below === '' ? candidates.slice(1) : candidates;
  return found.find((candidate) => resolved(baseUrl, candidate) === wanted) ?? whole;
}

function isSameOrigin(base: string, origin: string): boolean {
  return URL.canParse(base) && new URL(base).origin === origin;
}

function resolved(baseUrl: string, endpoint: string): string | undefined {
  try {
    return targetUrl(resolveEndpoint(baseUrl, endpoint));
  } catch (error) {
    if (isUserError(error)) return undefined;
    throw error;
  }
}

const formats = /^(?:json|xml|csv|v\d+)$/i;

/** A table name for a path: its last segment that is a word, without a file extension; undefined if there is none. */
export function nameOf(path: string): string | undefined {
  const words = path
    .split('/')
    .map((segment) => segment.replace(/\.(?:json|php|aspx?|do)$/i, ''))
    .filter((segment) => /^[a-z][\w-]*$/i.test(segment) && !formats.test(segment));
  const [word] = words.slice(-1);
  return word === undefined ? undefined : tableNameOf(word);
}
