import type { Answer, SearchedJob } from '../../engine/core/finding/bench/search.ts';
import type { Finding } from '../../engine/core/finding/finding.ts';
import { findPaging } from '../../engine/core/finding/findPaging.ts';
import type { JsonObject, JsonValue } from '../../engine/core/json/value.ts';

/** The response of an API to parameters: JSON, with its status and headers if they matter. */
export interface Reply {
  status?: number;
  headers?: Record<string, string>;
  body?: JsonValue;
  text?: string;
}

/** The result of a search, and the parameters of each request that it sent. */
interface Searched {
  finding: Finding;
  sent: JsonObject[];
}

/** Searches the paging of an API that is a function of its parameters. */
export function searchInMemory(api: (params: JsonObject) => Reply, job: Partial<SearchedJob> = {}, max = 12): Searched {
  const sent: JsonObject[] = [];
  const search = findPaging({ ...bareJob, ...job }, max);
  let step = search.next();
  while (step.done !== true) {
    const { params } = step.value.request;
    sent.push(params);
    step = search.next(answerTo(api(params), sent.length));
  }
  return { finding: step.value, sent };
}

function answerTo({ status = 200, headers = {}, body, text }: Reply, number: number): Answer {
  const content = text === undefined ? { response: body } : { text };
  return { status, headers: new Map(Object.entries(headers)), ...content, number, requests: number };
}

/** A job without parameters, whose records may be anywhere. */
export const bareJob: SearchedJob = {
  name: 'things',
  request: { endpoint: 'things', method: 'GET', params: {}, headers: {} },
  url: 'https://api.example.com/things',
  defaultParams: {},
  place: { endpoint: 'things', dataField: undefined, responseFilter: { paths: [], delimiter: '.', compatLevel: 3 } },
  pagination: undefined,
  names: {},
  now: () => 0,
};

/** Records with an id, the first `count` of them. */
export function records(count: number): JsonObject[] {
  return Array.from({ length: count }, (_, index) => ({ id: 100 + index, name: `thing ${index}` }));
}

/** A number among parameters, or what the API takes without it. */
export function numberIn(params: JsonObject, name: string, otherwise: number): number {
  const value = new Map(Object.entries(params)).get(name);
  return value === undefined ? otherwise : Number(value);
}
