import { childPointer } from '../childPointer.ts';
import { integerOf, textField } from '../json/readValues.ts';
import { textOf } from '../json/textOf.ts';
import { getField, type JsonObject, type JsonValue, keysOf, objectFrom } from '../json/value.ts';
import { readPageSize } from '../pagination/pageSize.ts';
import type { ScrollerConfig } from '../pagination/scrollers/readPagination.ts';
import { paramRoleOf } from '../recognition/paging/pagingWords.ts';
import type { JobRequest } from '../request/jobRequest.ts';
import { parseStrictQuery, queryOf } from '../request/strictQuery.ts';
import type { PlannedPageSize } from './jobPlan.ts';

/** The places that may set the page size. */
interface PageSizeSources {
  /** The job's request before any paging, and its pointer. */
  request: JobRequest;
  pointer: string;
  defaultParams: JsonObject;
  /** Absent if no pagination applies. */
  scroller: ScrollerConfig | undefined;
}

/** The page size and its source (`docs/format/pagination.md#5-offset`, `docs/format/pagination.md#6-pagenum`). */
export function planPageSize(sources: PageSizeSources): PlannedPageSize {
  const { request, scroller } = sources;
  if (scroller?.paging.counted === undefined) return sizeByName(sources, usualName);
  const { counted, endsBy } = scroller.paging;
  const { param, value, from } = readPageSize({ counted }, request.params);
  if (value !== undefined && from === 'job') return jobSize(sources, param, value, counted.size);
  if (value !== undefined) return scrollerSize(sources, param, value, scroller, counted.keys.size);
  const found = sizeByName(sources, (params) => (isSent(params, param) ? param : undefined));
  if (found.from === 'none') return found;
  const but = endsBy === 'short-page' ? 'uses the length of page 1 as the page size' : 'ignores it';
  return { ...found, sentence: `${found.sentence}; paging ${but}` };
}

function jobSize(
  { pointer }: PageSizeSources,
  param: string,
  value: JsonValue,
  limit: number | undefined,
): PlannedPageSize {
  const over = limit === undefined || String(limit) === textOf(value) ? '' : `, instead of the scroller's ${limit}`;
  return sized('job', value, `from "${param}" in the job's "params"${over}`, paramPointer(pointer, param));
}

function scrollerSize(
  { request }: PageSizeSources,
  param: string,
  value: JsonValue,
  { called, pointerTo }: ScrollerConfig,
  key: string,
): PlannedPageSize {
  const own = request.method === 'GET' ? textField(endpointQuery(request), param) : undefined;
  const over = own === undefined || own === textOf(value) ? '' : `, instead of "${param}=${own}" in the endpoint`;
  return sized('scroller', value, `from "${key}" of ${called}${over}`, pointerTo(key));
}

/** A usual parameter for the page size, for paging methods without one. */
function usualName(params: JsonObject): string | undefined {
  const sizes = keysOf(params).flatMap((name) => {
    const meaning = isSent(params, name) ? paramRoleOf(name) : undefined;
    return meaning?.role === 'size' && meaning.grade !== 'vague' ? [{ name, ...meaning }] : [];
  });
  return (sizes.find(({ isSure }) => isSure) ?? sizes[0])?.name;
}

function isSent(params: JsonObject, name: string): boolean {
  return textField(params, name) !== undefined;
}

/** The parameter that is sent: from the job, else from the defaults of all jobs, else from the endpoint. */
function sizeByName(sources: PageSizeSources, nameIn: typeof usualName): PlannedPageSize {
  for (const { from, params, where, pointerOf } of placesOf(sources)) {
    const name = nameIn(params);
    if (name === undefined) continue;
    const isLost = from === 'job' && sources.scroller?.paging.plan.drops?.(name);
    const once = isLost ? ', in the first request only' : '';
    return sized(from, getField(params, name) ?? null, `from "${name}" ${where}${once}`, pointerOf(name));
  }
  return { from: 'none', sentence: "none is requested: the API's own page size applies" };
}

interface SizePlace {
  from: PlannedPageSize['from'];
  params: JsonObject;
  where: string;
  pointerOf(name: string): string;
}

function placesOf({ request, pointer, defaultParams }: PageSizeSources): SizePlace[] {
  const defaults = '/api/http/defaultOptions/params';
  return [
    {
      from: 'job',
      params: request.params,
      where: 'in the job\'s "params"',
      pointerOf: (name) => paramPointer(pointer, name),
    },
    {
      from: 'default-options',
      params: defaultParams,
      where: 'in "defaultOptions"',
      pointerOf: (name) => childPointer(defaults, name),
    },
    {
      from: 'endpoint',
      params: endpointQuery(request),
      where: "in the endpoint's query",
      pointerOf: () => `${pointer}/endpoint`,
    },
  ];
}

function sized(from: PlannedPageSize['from'], value: JsonValue, where: string, pointer: string): PlannedPageSize {
  const text = textOf(value) ?? '';
  const size = integerOf(text);
  const shown = size === undefined ? `"${text}", which is not a number,` : `${text},`;
  return { size, from, pointer, sentence: `${shown} ${where}` };
}

function paramPointer(job: string, name: string): string {
  return childPointer(`${job}/params`, name);
}

/** The query of the endpoint, with the last value of a repeated name. */
function endpointQuery({ endpoint }: JobRequest): JsonObject {
  return objectFrom(parseStrictQuery(queryOf(endpoint)).map(([name, value]) => [name, value ?? '']));
}
