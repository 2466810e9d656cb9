import type { JsonObject, JsonValue } from '../../../engine/core/json/value.ts';
import type { JobRequest } from '../../../engine/core/request/jobRequest.ts';
import type { Next } from '../../support/seeded.ts';
import { fieldsIf } from '../../unit/engine/verdict/simulateRun.ts';

/** A way to ask for pages, counted from 0. */
export interface RandomWay {
  pagination?: JsonObject;
  isPaged: boolean;
  /** Whether records need an id, which the requests use. */
  needsIds: boolean;
  /** Whether nothing around the records is needed. */
  canBeBare: boolean;
  /** Whether more pages can follow an empty one. */
  canLeadOn: boolean;
  pageOf(request: JobRequest): number;
  /** The fields that continue after a page, or end. */
  lead(page: number, isLast: boolean): JsonObject;
  withSize(size: number): RandomWay;
}

type Params = Record<string, JsonValue>;
type Made = Partial<RandomWay> & Pick<RandomWay, 'pageOf'>;

const paramsOf = ({ params }: JobRequest) => params as Params;

const kinds: ((size: number) => Made)[] = [
  (limit) => ({
    pagination: { method: 'offset', limit },
    pageOf: (request) => Number(paramsOf(request)['offset']) / limit,
    canBeBare: true,
  }),
  (limit) => ({
    pagination: { method: 'pagenum', limit },
    pageOf: (request) => Number(paramsOf(request)['page']) - 1,
    canBeBare: true,
  }),
  () => ({
    pagination: { method: 'pagenum', firstPage: 0 },
    pageOf: (request) => Number(paramsOf(request)['page']),
    canBeBare: true,
  }),
  () => ({
    pagination: { method: 'response.param', responseParam: 'paging.after', queryParam: 'after' },
    pageOf: (request) => Number(String(paramsOf(request)['after'] ?? 'x0').slice(1)),
    lead: (page, isLast) => fieldsIf(!isLast, { paging: { after: `x${page + 1}` } }),
    canLeadOn: true,
  }),
  () => ({
    pagination: { method: 'response.url', urlKey: 'next' },
    pageOf: ({ endpoint }) => Number(new URL(endpoint, 'https://api.example.test').searchParams.get('p') ?? 1) - 1,
    lead: (page, isLast) => ({ next: isLast ? null : `https://api.example.test/items?p=${page + 2}` }),
    canLeadOn: true,
  }),
  (size) => ({
    pagination: { method: 'cursor', idKey: 'id', param: 'since' },
    pageOf: (request) => Math.ceil(Number(paramsOf(request)['since'] ?? 0) / size),
    canBeBare: true,
    needsIds: true,
  }),
  (limit) => ({
    pagination: { method: 'multiple', default: 'a', scrollers: { a: { method: 'offset', limit } } },
    pageOf: (request) => Number(paramsOf(request)['offset']) / limit,
    canBeBare: true,
  }),
  () => ({ isPaged: false, pageOf: () => 0 }),
];

/** One of the paging methods, or none. */
export function randomWay(next: Next): RandomWay {
  const kind = kinds[next(kinds.length)];
  if (kind === undefined) throw new Error('There is no such way.');
  const made = (size: number): RandomWay => ({
    isPaged: true,
    needsIds: false,
    canBeBare: false,
    canLeadOn: false,
    lead: () => ({}),
    withSize: made,
    ...kind(size),
  });
  return made(1);
}
