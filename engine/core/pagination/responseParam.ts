import { objectField, textField, truthField } from '../config/readValues.ts';
import { findPath } from '../json/findPath.ts';
import { isEmptyInResponse } from '../json/isEmpty.ts';
import { entriesOf, isList, isObject, type JsonObject, type JsonValue, objectFrom, withField } from '../json/value.ts';
import type { HttpMethod, JobRequest, Page, ScrollerFactory, Step, Stop } from './scroller.ts';

interface TokenPaging {
  responseParam: string;
  queryParam: string;
  includeParams: boolean;
  scrollRequest: JsonObject | undefined;
}

/** `method: "response.param"`: a value of each answer goes into the next request (`pagination.md` section 8). */
export const responseParam: ScrollerFactory = (options) => {
  const paging: TokenPaging = {
    responseParam: textField(options, 'responseParam') ?? '',
    queryParam: textField(options, 'queryParam') ?? '',
    includeParams: truthField(options, 'includeParams') ?? false,
    scrollRequest: objectField(options, 'scrollRequest'),
  };
  return (job) => stepOf(paging, job, { request: job });
};

function stepOf(paging: TokenPaging, job: JobRequest, sent: Pick<Step, 'request' | 'why'>): Step {
  return { ...sent, next: (page) => afterPage(paging, job, page) };
}

function afterPage(paging: TokenPaging, job: JobRequest, page: Page): Step | Stop {
  const value = findPath(page.response, paging.responseParam);
  if (value === undefined || isEmptyInResponse(value)) return noNextValue(paging.responseParam, value === undefined);
  const { responseParam: path, queryParam } = paging;
  const why = `The answer has a value at "${path}", which goes into "${queryParam}".`;
  return stepOf(paging, job, { request: requestWith(paging, job, value), why });
}

function noNextValue(path: string, missing: boolean): Stop {
  const message = missing ? `The answer has no "${path}".` : `"${path}" is empty in the answer.`;
  return { stop: 'no-next-value', message, ...(missing && { missingPath: path }) };
}

function requestWith(paging: TokenPaging, job: JobRequest, value: JsonValue): JobRequest {
  const kept = { ...job, params: paging.includeParams ? job.params : {} };
  const request = paging.scrollRequest === undefined ? kept : laidOver(kept, paging.scrollRequest);
  return { ...request, params: withField(request.params, paging.queryParam, value) };
}

/** `scrollRequest` over the job: what it names replaces, its params and headers are laid over the job's. */
function laidOver(job: JobRequest, scrollRequest: JsonObject): JobRequest {
  return {
    endpoint: textField(scrollRequest, 'endpoint') ?? job.endpoint,
    method: (textField(scrollRequest, 'method')?.toUpperCase() as HttpMethod | undefined) ?? job.method,
    params: mergeObjects(job.params, objectField(scrollRequest, 'params') ?? {}),
    headers: mergeObjects(job.headers, objectField(scrollRequest, 'headers') ?? {}),
  };
}

/** Recursive: objects are merged key by key, lists by index. */
function merge(under: JsonValue | undefined, over: JsonValue): JsonValue {
  if (isObject(under) && isObject(over)) return mergeObjects(under, over);
  if (!isList(under) || !isList(over)) return over;
  return [...over.map((item, index) => merge(under[index], item)), ...under.slice(over.length)];
}

function mergeObjects(under: JsonObject, over: JsonObject): JsonObject {
  const merged = new Map(entriesOf(under));
  for (const [key, value] of entriesOf(over)) merged.set(key, merge(merged.get(key), value));
  return objectFrom(merged);
}
