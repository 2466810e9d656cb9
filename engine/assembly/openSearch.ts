import { absolutePointer } from '../core/config/absolutePointer.ts';
import { allJobs } from '../core/config/allJobs.ts';
import type { ExtractionConfig, JobConfig, RetryPolicy } from '../core/config/extractionConfig.ts';
import { selectSearched } from '../core/config/selectSearched.ts';
import type { PagingSearch } from '../core/contracts/generated/types.ts';
import type { KnownNames } from '../core/finding/bench/search.ts';
import { writtenPaging } from '../core/finding/conclude.ts';
import { defaultSearchRequests } from '../core/finding/defaultSearchRequests.ts';
import { joinFindings } from '../core/finding/joinFindings.ts';
import { objectField, textField } from '../core/json/readValues.ts';
import { entriesOf, getField, hasField, isObject, type JsonObject, objectFrom } from '../core/json/value.ts';
import { multiple } from '../core/pagination/pagingMethod.ts';
import { scrollerName } from '../core/pagination/scrollers/selectScroller.ts';
import { isStopKey } from '../core/pagination/stop/stopRules.ts';
import type { PagingSearchRun } from '../run/searchJob.ts';
import type { Start } from './readStart.ts';

/** The request for a search of paging, in place of a run. */
export interface SearchRequest {
  /** The number of requests that it may send in all; absent: the default for each job. */
  maxRequests?: number | undefined;
  /** Names of parameters that a description of the API gives, by job. */
  names?: Readonly<Record<string, KnownNames>> | undefined;
}

/** A search that is part of a run, and its result so far. */
export interface OpenSearch extends PagingSearchRun {
  result(requests: number): PagingSearch;
}

/** Statuses that are worth a second request: the others are answers. */
const retried = [429, 503];
const maxRetries = 3;

/** Prepares the search of these jobs, or of all. Throws a UserError for an unknown job. */
export function openSearch(
  { maxRequests, names = {} }: SearchRequest,
  { config, document: { value }, pagingProblem }: Pick<Start, 'config' | 'document' | 'pagingProblem'>,
  jobs: readonly string[] | undefined,
): OpenSearch {
  const searched = selectSearched(config, jobs)?.jobs ?? [];
  const max = maxRequests ?? defaultSearchRequests * Math.max(1, searched.length);
  const parts = config.root === '' ? value : isObject(value) ? objectField(value, 'parameters') : undefined;
  const api = isObject(parts) ? objectField(parts, 'api') : undefined;
  const pagination = api && objectField(api, 'pagination');
  const findings: OpenSearch['findings'] = [];
  const all = config.iterations[0]?.jobs ?? [];
  // A child job is among them only if it is searched itself.
  const children = searched.flatMap((job) => allJobs([job]).slice(1).slice(-1));
  const placed = [...all, ...children].map(({ name, pointer, scroller }) => ({
    name,
    pointer: absolutePointer(config.root, pointer),
    scroller,
  }));
  const hasChildren = all.some(({ children }) => children.length > 0);
  const written = { root: config.root, pagination, ignored: [...config.ignoredStatuses], jobs: placed, hasChildren };
  return {
    maxRequests: max,
    paginationOf: (job) => pagingOf(pagination, job),
    namesOf: ({ name }) => names[name] ?? {},
    findings,
    result: (requests) => {
      const joined = joinFindings(findings, written, { requests, maxRequests: max });
      if (pagingProblem === undefined) return joined;
      return { ...joined, tried: [{ what: writtenPaging, why: pagingProblem }, ...joined.tried] };
    },
  };
}

/** The configuration of a search: it repeats only what the API itself asks to repeat. */
export function forSearch(config: ExtractionConfig): ExtractionConfig {
  const { retry } = config;
  const polite: RetryPolicy = { ...retry, maxRetries: Math.min(retry.maxRetries, maxRetries), statusCodes: retried };
  return { ...config, retry: polite };
}

/** The paging that is written for a job. */
function pagingOf(pagination: JsonObject | undefined, { scroller }: JobConfig): JsonObject | undefined {
  if (pagination === undefined) return undefined;
  const method = getField(pagination, 'method');
  if (method !== multiple) return typeof method === 'string' ? pagination : undefined;
  const scrollers = objectField(pagination, 'scrollers');
  const written = scrollers && objectField(scrollers, scrollerName(scroller, textField(pagination, 'default')));
  if (written === undefined) return undefined;
  // The stop conditions of the whole hold for each.
  const stops = entriesOf(pagination).filter(([key]) => isStopKey(key) && !hasField(written, key));
  return stops.length === 0 ? written : objectFrom([...entriesOf(written), ...stops]);
}
