import type { Asked } from './situation.ts';

/** A way to ask for pages. */
export interface Way {
  pagination: Record<string, unknown>;
  /** The requested page, counted from 1. */
  pageOf(asked: Asked, size: number): number;
}

type Options = Record<string, unknown>;

/** A parameter as it was sent, in the query or in the body. */
function sent({ query, body }: Asked, name: string): unknown {
  return query.get(name) ?? (typeof body === 'object' && body !== null ? Reflect.get(body, name) : undefined);
}

function numbered(options: Options): Way {
  const { pageParam = 'page', firstPage = 1 } = options;
  const pageOf = (asked: Asked) => Number(sent(asked, String(pageParam)) ?? firstPage) - Number(firstPage) + 1;
  return { pagination: { method: 'pagenum', ...options }, pageOf };
}

/** The paging methods of the format, each with the meaning of its requests for an API. */
export const ways = {
  /** Page numbers up to an empty page. */
  pages: (options: Options = {}) => numbered(options),
  /** Page numbers up to a page that is not full. */
  sizedPages: (options: Options = {}) => numbered({ limit: 10, ...options }),
  offsets: (options: Options = {}): Way => ({
    pagination: { method: 'offset', limit: 10, ...options },
    pageOf: (asked, size) =>
      Math.floor(Number(sent(asked, String(options['offsetParam'] ?? 'offset')) ?? 0) / size) + 1,
  }),
  /** Tokens `t2`, `t3` and so on. */
  tokens: (responseParam: string, queryParam: string, options: Options = {}): Way => ({
    pagination: { method: 'response.param', responseParam, queryParam, ...options },
    pageOf: (asked) => Number(String(sent(asked, queryParam) ?? 't1').slice(1)),
  }),
  links: (urlKey: string, options: Options = {}): Way => ({
    pagination: { method: 'response.url', urlKey, ...options },
    pageOf: ({ number }) => number('page', 1),
  }),
  /** The largest id that was read. */
  ids: (param: string, options: Options = {}): Way => ({
    pagination: { method: 'cursor', idKey: 'id', param, ...options },
    pageOf: (asked, size) => Math.floor(Number(sent(asked, param) ?? 0) / size) + 1,
  }),
};
