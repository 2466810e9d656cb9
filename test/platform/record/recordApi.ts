import type { IncomingMessage, ServerResponse } from 'node:http';
import { readAll } from './readAll.ts';

/** A request to the API of a recording, with its body as text. */
export interface ApiRequest {
  path: string;
  query: URLSearchParams;
  body: string;
  /** How often the same address was asked for before. */
  before: number;
}

export interface ApiAnswer {
  status?: number;
  body: unknown;
}

export type ApiRule = (request: ApiRequest) => ApiAnswer;

/** Answers by the rule; the same rule and requests give the same answers. */
export function answerBy(rule: ApiRule): (request: IncomingMessage, response: ServerResponse) => Promise<void> {
  const asked = new Map<string, number>();
  return async (request, response) => {
    const address = request.url ?? '/';
    const before = asked.get(address) ?? 0;
    asked.set(address, before + 1);
    const { pathname: path, searchParams: query } = new URL(address, 'http://api.test');
    const { status = 200, body } = rule({ path, query, body: await readAll(request), before });
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  };
}

/** Records with ids from `first`. */
export function items(count: number, first = 1): { id: number; name: string }[] {
  return Array.from({ length: count }, (_, index) => ({ id: first + index, name: `item ${first + index}` }));
}

/** A number of the query. */
export function numberIn(query: URLSearchParams, name: string, otherwise: number): number {
  const text = query.get(name);
  return text === null || !/^\d+$/.test(text) ? otherwise : Number(text);
}

/** An API that pages by offset; `largest`: it sends no more than this. */
export function byOffset(total: number, { largest = 1000, key = 'items' } = {}): ApiRule {
  return ({ query }) => {
    const size = Math.min(numberIn(query, 'limit', 20), largest);
    const start = numberIn(query, 'offset', 0);
    return { body: { [key]: items(total).slice(start, start + size) } };
  };
}

/** An API that pages by number, from 1. */
export function byPage(total: number, key = 'items'): ApiRule {
  return ({ query }) => {
    const size = numberIn(query, 'limit', 20);
    const start = (numberIn(query, 'page', 1) - 1) * size;
    return { body: { [key]: items(total).slice(start, start + size) } };
  };
}

/** An API that gives a token for the next page. */
export function byToken(total: number, size = 20): ApiRule {
  return ({ query }) => {
    const start = Number((query.get('token') ?? 't0').slice(1));
    const next = start + size < total ? { next: `t${start + size}` } : {};
    return { body: { items: items(total).slice(start, start + size), ...next } };
  };
}
