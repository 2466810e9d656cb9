import type { Next } from '../../support/seeded.ts';

/** What an API with up to three levels of lists responds. */
export interface Answer {
  status: number;
  headers?: Record<string, string>;
  value: unknown;
}

/** A configuration with children and several paging methods, and the API that it reads. */
export interface RandomWorld {
  config(baseUrl: string): unknown;
  /** `count` is the number of the request. */
  answer(url: URL, count: number): Answer;
  /** Whether some requests are refused at first. */
  refuses: boolean;
}

interface Item {
  id: number;
  [key: string]: unknown;
}

/** How a list is paged. */
interface Way {
  method: string;
  pagination: Record<string, unknown>;
  /** The position of the first item of a page, by the query. */
  from(query: URLSearchParams, size: number, items: readonly Item[]): number;
  /** What the response has beside the items. */
  around?(next: number, url: URL): Record<string, unknown>;
}

const number = (query: URLSearchParams, name: string, otherwise: number) => Number(query.get(name) ?? otherwise);

const ways: readonly ((size: number) => Way)[] = [
  (size) => ({
    method: 'offset',
    pagination: { limit: size, limitParam: 'limit', offsetParam: 'offset' },
    from: (query) => number(query, 'offset', 0),
  }),
  (size) => ({
    method: 'pagenum',
    pagination: { limit: size, limitParam: 'limit', pageParam: 'page', firstPage: 1 },
    from: (query) => (number(query, 'page', 1) - 1) * size,
  }),
  () => ({
    method: 'pagenum',
    pagination: { pageParam: 'page', firstPage: 0 },
    from: (query, size) => number(query, 'page', 0) * size,
  }),
  () => ({
    method: 'response.param',
    pagination: { responseParam: 'next', queryParam: 'after' },
    from: (query) => number(query, 'after', 0),
    around: (next) => ({ next }),
  }),
  () => ({
    method: 'response.url',
    pagination: { urlKey: 'links.next' },
    from: (query) => number(query, 'start', 0),
    around: (next, url) => ({ links: { next: `${url.pathname.slice(1)}?start=${next}` } }),
  }),
  () => ({
    method: 'cursor',
    pagination: { idKey: 'id', param: 'since', increment: 1 },
    from: (query, _size, items) => items.filter(({ id }) => id < number(query, 'since', 0)).length,
  }),
];

const levels = ['shops', 'orders', 'lines'];

/** A world of random lists; the same numbers give the same one. */
export function randomWorld(next: Next): RandomWorld {
  const salt = next(1_000_000);
  const depth = 1 + next(3);
  const sizes = levels.map(() => 2 + next(4));
  const chosen = levels.map((_, level) => (ways[next(ways.length)] as (typeof ways)[number])(sizes[level] ?? 2));
  const totals = levels.map(() => next(3) === 0);
  const longest = [4 + next(20), next(9), next(6)];
  const hasMapping = next(4) === 0;
  const refusesEach = next(4) === 0 ? 5 + next(15) : 0;
  const iterations = next(6) === 0 ? [{ userData: { turn: 1 } }, { userData: { turn: 2 } }] : undefined;

  const itemsOf = (pathname: string, level: number): Item[] => {
    const count = level === 0 ? (longest[0] ?? 0) : hash(`${salt}${pathname}`) % ((longest[level] ?? 0) + 1);
    return Array.from({ length: count }, (_, index) => {
      const seed = hash(`${salt}${pathname}${index}`);
      const more = seed % 3 === 0 ? { [`of${seed % 5}`]: { note: `"${seed}",\n` } } : {};
      const list = seed % 7 === 0 ? { tags: [{ tag: seed % 11 }, { tag: null }] } : {};
      return { id: index * 3 + 1, name: `${pathname} ${seed % 100}`, price: (seed % 1000) / 8, ...more, ...list };
    });
  };

  return {
    refuses: refusesEach > 0,
    config(baseUrl) {
      const scrollers = Object.fromEntries(
        chosen.map(({ method, pagination }, level) => [levels[level], { method, ...pagination }]),
      );
      const mappings = {
        [levels[depth - 1] ?? '']: {
          id: { mapping: { destination: 'id', primaryKey: true } },
          name: { mapping: { destination: 'name' } },
        },
      };
      return {
        api: { baseUrl, pagination: { method: 'multiple', scrollers } },
        config: {
          outputBucket: 'world',
          jobs: [jobAt(0, depth)],
          ...(hasMapping && { mappings }),
          ...(iterations && { userData: { turn: 0 } }),
        },
        ...(iterations && { iterations }),
      };
    },
    answer(url, count) {
      if (refusesEach > 0 && count % refusesEach === 0)
        return {
          status: count % 2 === 0 ? 429 : 503,
          headers: count % 3 === 0 ? { 'retry-after': '2' } : {},
          value: {},
        };
      const parts = url.pathname.split('/').filter((part) => part !== '');
      const level = (parts.length - 1) / 2;
      const items = itemsOf(url.pathname, level);
      const way = chosen[level] as Way;
      const size = sizes[level] ?? 2;
      const from = way.from(url.searchParams, size, items);
      const page = items.slice(from, from + size);
      const hasMore = from + size < items.length;
      return {
        status: 200,
        value: {
          items: page,
          ...(totals[level] && { total: items.length }),
          ...(hasMore && way.around?.(from + size, url)),
        },
      };
    },
  };
}

function jobAt(level: number, depth: number): Record<string, unknown> {
  const names = levels.slice(0, level);
  // A number before the name says how many levels above the parent is.
  const keys = names.map((name, index) => `${level - index}:${name}`);
  const endpoint = [...names.flatMap((name, index) => [name, `{${keys[index]}}`]), levels[level]].join('/');
  return {
    endpoint,
    dataField: 'items',
    dataType: levels[level],
    scroller: levels[level],
    ...(level > 0 && { placeholders: Object.fromEntries(keys.map((key) => [key, 'id'])) }),
    ...(level + 1 < depth && { children: [jobAt(level + 1, depth)] }),
  };
}

function hash(text: string): number {
  let value = 2_166_136_261;
  for (let index = 0; index < text.length; index++) value = Math.imul(value ^ text.charCodeAt(index), 16_777_619) >>> 0;
  return value >>> 3;
}
