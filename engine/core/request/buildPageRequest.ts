import { entriesOf, isList, type JsonObject, type JsonValue, objectFrom } from '../json/value.ts';
import { buildRequest } from './buildRequest.ts';
import type { HttpRequest } from './httpRequest.ts';
import type { JobRequest } from './jobRequest.ts';

/** The defaults of every request of an iteration. */
interface PageDefaults {
  baseUrl: string;
  /** Weakest layer first. */
  headers: JsonObject[];
  defaultParams: JsonObject;
}

/** Builds the HTTP request for one page of a job. Throws a UserError if the address is not HTTP. */
export function buildPageRequest(request: JobRequest, { baseUrl, headers, defaultParams }: PageDefaults): HttpRequest {
  return buildRequest({ ...request, params: underlay(defaultParams, request.params) }, baseUrl, headers);
}

/** Merges parameters over defaults in place, lists by index (`docs/format/configuration.md#53-defaultoptions`). */
export function underlay(defaults: JsonObject, params: JsonObject): JsonObject {
  const merged = new Map(entriesOf(defaults));
  if (merged.size === 0) return params;
  for (const [key, value] of entriesOf(params)) merged.set(key, over(merged.get(key), value));
  return objectFrom(merged);
}

function over(before: JsonValue | undefined, value: JsonValue): JsonValue {
  return isList(before) && isList(value) ? [...value, ...before.slice(value.length)] : value;
}
