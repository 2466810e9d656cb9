import type { Iteration } from '../../config/extractionConfig.ts';
import { isUserError } from '../../errors.ts';
import { getField, isList, isObject, type JsonObject, type JsonValue, keysOf } from '../../json/value.ts';
import { Marks } from '../../plan/marks.ts';
import { buildPageRequest } from '../../request/buildPageRequest.ts';
import type { JobRequest } from '../../request/jobRequest.ts';
import { parseStrictQuery } from '../../request/strictQuery.ts';
import { decodeUri } from '../../text/decodeUri.ts';
import type { SentInRun } from './eventRuns.ts';

/** A request that the configuration says a job sends, as far as it is known before a run. */
export interface ExpectedRequest {
  method: string;
  path: string;
  /** The value of each parameter of the query; undefined: it may be any. */
  query: ReadonlyMap<string, string | undefined>;
  /** Parameters that only a later page has. */
  notSent: ReadonlySet<string>;
}

/** The parts of a request that do not depend on the page. */
interface RequestPlace {
  iteration: Iteration;
  marks: Marks;
  /** The parameters of the paging of the job. */
  paging: readonly string[];
  /** The parameters of the job as written. */
  written: JsonObject;
}

/** The expected form of a request; undefined: it cannot be built. */
export function expectedRequest(request: JobRequest, place: RequestPlace): ExpectedRequest | undefined {
  const { iteration, marks, paging, written } = place;
  try {
    const { method, target } = buildPageRequest(request, iteration);
    const query = parseStrictQuery(target.query).map(([name, value]): [string, string | undefined] => {
      const isOpen = marks.occurIn(value ?? '') || (!paging.includes(name) && isComputed(name, place));
      return [name, isOpen ? undefined : (value ?? '')];
    });
    const sent = new Set(query.map(([name]) => name));
    const notSent = new Set(paging.filter((name) => !sent.has(name) && getField(written, name) === undefined));
    return { method, path: target.path, query: new Map(query), notSent };
  } catch (error) {
    if (isUserError(error)) return undefined;
    throw error;
  }
}

/** Whether the value of a parameter is computed or a secret, so that the one that was sent may differ. */
function isComputed(name: string, { iteration, written }: RequestPlace): boolean {
  const [own = ''] = /^[^[]*/.exec(name) ?? [];
  if (own.startsWith('#')) return true;
  const value = getField(written, own) ?? getField(iteration.defaultParams, own);
  return value !== undefined && hasExpression(value);
}

function hasExpression(value: JsonValue): boolean {
  if (isList(value)) return value.some(hasExpression);
  return isObject(value) && keysOf(value).length > 0;
}

/** Whether a request that was sent is the expected one. More parameters, such as those of a login, do not matter. */
export function isExpected(sent: SentInRun, expected: ExpectedRequest): boolean {
  if (sent.method !== expected.method || plainPath(sent.path) !== plainPath(expected.path)) return false;
  const found = new Map(parseStrictQuery(sent.query).map(([name, value]) => [name, value ?? '']));
  const isThere = ([name, value]: [string, string | undefined]) =>
    found.has(name) && (value === undefined || found.get(name) === value);
  return [...expected.query].every(isThere) && ![...expected.notSent].some((name) => found.has(name));
}

/** The path in one spelling. */
function plainPath(path: string): string {
  return decodeUri(path) ?? path;
}

/** Stand-ins for what only a response has. */
export function standIns(): Marks {
  return new Marks((text) => text);
}
