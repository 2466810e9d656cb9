import { arraysAsLists } from '../json/arraysAsLists.ts';
import { jsonText } from '../json/jsonText.ts';
import { entriesOf, type JsonObject, type JsonValue, objectFrom } from '../json/value.ts';
import { addHeaders } from './configuredHeaders.ts';
import { type HttpRequest, setHeader } from './httpRequest.ts';
import type { JobRequest } from './jobRequest.ts';
import { encodePairs, queryPairs } from './queryPairs.ts';
import { resolveEndpoint, type Target } from './resolveEndpoint.ts';
import { parseStrictQuery } from './strictQuery.ts';

/**
 * Builds the HTTP request for a job's request (`docs/format/pagination.md#3-building-the-url`): parameters become the
 * query, a JSON body or a form (`docs/format/pagination.md#4-params`). `layers` are headers, weakest first, below the
 * job's. Throws a UserError for an address that is not HTTP or a bad header.
 */
export function buildRequest(job: JobRequest, baseUrl: string, layers: readonly JsonObject[]): HttpRequest {
  const headers = new Map<string, string | string[]>();
  for (const layer of [...layers, job.headers]) addHeaders(headers, layer);
  const target = resolveEndpoint(baseUrl, job.endpoint);
  if (job.method === 'GET') return getRequest(target, job, headers);
  const json = job.method === 'POST';
  setHeader(headers, 'Content-Type', json ? 'application/json' : 'application/x-www-form-urlencoded');
  const body = json ? (jsonText(arraysAsLists(job.params)) ?? '[]') : encodePairs(queryPairs(job.params));
  return { method: 'POST', target, headers, body };
}

function getRequest(target: Target, job: JobRequest, headers: HttpRequest['headers']): HttpRequest {
  return { method: 'GET', target: { ...target, query: mergeQuery(target.query, job.params) }, headers };
}

/** The query of a GET request; parameters replace equal names in place (`docs/format/pagination.md#42-get`). */
function mergeQuery(query: string, params: JsonObject): string {
  const sent = entriesOf(params).filter(([name]) => name !== '' && name !== '0');
  if (sent.length === 0) return query;
  const own = parseStrictQuery(query).map(([name, value]): [string, JsonValue] => [name, value ?? '']);
  return encodePairs(queryPairs(objectFrom([...own, ...sent])));
}
