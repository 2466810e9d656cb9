import type { Next } from '../seeded.ts';

const methods = ['offset', 'pagenum', 'response.param', 'response.url', 'cursor'] as const;
const base = 'https://api.example.com/';

/** A level of an API: how its lists page, and how many records it has for each record above. */
interface Level {
  /** Absent: its lists come in one page. */
  method?: (typeof methods)[number];
  pageSize: number;
  hasTotal: boolean;
  /** The mean number of records of a list; each has up to two fifths more or fewer. */
  mean: number;
  /** How many of ten records are open; undefined: the level below runs for all of them. */
  open?: number;
}

/** An API with one to three levels of lists, and a configuration that reads all of them. */
export class ForecastWorld {
  readonly levels: readonly Level[];
  readonly #seed: number;

  constructor(next: Next, seed: number) {
    this.#seed = seed;
    const count = [1, 2, 2, 3, 3][next(5)] ?? 1;
    const hasTotals = next(20) > 0;
    this.levels = Array.from({ length: count }, (_, depth) => levelAt(depth, count, hasTotals, next));
  }

  get config(): object {
    const scrollers = Object.fromEntries(this.levels.map((level, depth) => [`s${depth}`, scrollerOf(level)]));
    return {
      api: { baseUrl: base, pagination: { method: 'multiple', scrollers } },
      config: { jobs: [this.#job(0)] },
    };
  }

  /** The response to an address. `drift`: by how many percent lists are longer or shorter than now, at most. */
  respond(address: string, drift = 0): object {
    const url = new URL(address);
    const path = url.pathname.slice(1);
    const level = this.levels[path.split('/').length - 1];
    if (level === undefined) throw new Error(`There is nothing at ${address}.`);
    const count = this.#countAt(path, level, drift);
    const { from, records } = page(level, url, count);
    const items = Array.from({ length: records }, (_, index) => this.#record(path, from + index, level));
    const after = from + records;
    return {
      items,
      ...(level.hasTotal && level.method !== undefined && { total: count }),
      ...nextOf(level, url, after < count ? after : undefined),
    };
  }

  #job(depth: number): object {
    const { open } = this.levels[depth - 1] ?? {};
    const level = this.levels[depth];
    const isLast = depth === this.levels.length - 1;
    // The ids of records are the paths below which their lists are.
    const endpoint = depth === 0 ? 'r' : '{id}';
    return {
      endpoint,
      dataType: `level${depth}`,
      dataField: 'items',
      ...(level?.method !== undefined && { scroller: `s${depth}`, params: sizeParam(level) }),
      ...(depth > 0 && { placeholders: { id: 'id' } }),
      ...(open !== undefined && { recursionFilter: 'state==open' }),
      ...(!isLast && { children: [this.#job(depth + 1)] }),
    };
  }

  #record(list: string, index: number, { open = 10 }: Level): object {
    const id = `${list}/${index}`;
    return { id, no: index + 1, state: hash(`${this.#seed} state ${id}`) % 10 < open ? 'open' : 'done' };
  }

  /** The length of a list, the same each time it is asked for. */
  #countAt(list: string, { mean }: Level, drift: number): number {
    const usual = Math.round(mean * (0.6 + (hash(`${this.#seed} ${list}`) % 801) / 1000));
    const shift = (hash(`${this.#seed} drift ${list}`) % 2001) / 1000 - 1;
    const base = list === 'r' ? Math.round(mean) : usual;
    return Math.max(0, Math.round(base * (1 + (shift * drift) / 100)));
  }
}

function levelAt(depth: number, count: number, hasTotals: boolean, next: Next): Level {
  const isPaged = depth === 0 || next(3) > 0;
  const isLast = depth === count - 1;
  return {
    ...(isPaged && { method: methods[next(methods.length)] ?? 'offset' }),
    pageSize: depth === 0 ? 5 + next(25) : 4 + next(16),
    hasTotal: hasTotals,
    mean: depth === 0 ? ([0, 100 + next(400), 40 + next(120), 15 + next(35)][count] ?? 0) : 4 + next(8),
    ...(!isLast && next(3) === 0 && { open: 4 + next(6) }),
  };
}

function scrollerOf({ method, pageSize }: Level): object {
  const limit = { limitParam: 'limit', limit: pageSize };
  if (method === 'offset') return { method, ...limit, offsetParam: 'offset' };
  if (method === 'pagenum') return { method, ...limit, pageParam: 'page', firstPage: 1 };
  if (method === 'response.param') return { method, responseParam: 'next', queryParam: 'from' };
  if (method === 'response.url') return { method, urlKey: 'next' };
  return { method: 'cursor', idKey: 'no', param: 'after' };
}

function sizeParam({ pageSize }: Level): object {
  return { limit: pageSize };
}

/** The records of a page, by the parameters of any of the methods. */
function page({ method, pageSize }: Level, { searchParams }: URL, count: number): { from: number; records: number } {
  if (method === undefined) return { from: 0, records: count };
  const size = Number(searchParams.get('limit') ?? pageSize);
  const number = Number(searchParams.get('page') ?? 1) - 1;
  const start = ['offset', 'from', 'after'].flatMap((name) => searchParams.get(name) ?? []).map(Number);
  const from = start[0] ?? number * size;
  return { from, records: Math.max(0, Math.min(size, count - from)) };
}

function nextOf({ method }: Level, url: URL, after: number | undefined): object {
  if (after === undefined) return {};
  if (method === 'response.param') return { next: after };
  if (method !== 'response.url') return {};
  const next = new URL(url);
  next.searchParams.set('from', String(after));
  return { next: next.href };
}

function hash(text: string): number {
  let state = 2_166_136_261;
  for (const sign of text) state = Math.imul(state ^ (sign.codePointAt(0) ?? 0), 16_777_619) >>> 0;
  // Texts that differ in their last sign only must differ in all bits.
  state = Math.imul(state ^ (state >>> 15), 2_246_822_507) >>> 0;
  return (state ^ (state >>> 13)) >>> 0;
}
