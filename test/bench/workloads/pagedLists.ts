import { type Api, bodyOf } from './api.ts';

/** A list cut into pages. Where the last page is not full, a client knows the end without asking for more. */
export interface PagedList {
  records: number;
  pageSize: number;
}

/** How many pages such a list has. */
export function pagesOf({ records, pageSize }: PagedList): number {
  return Math.ceil(records / pageSize);
}

/** The body of a page, counted from 0; undefined past the end. */
export type Bodies = (page: number) => Buffer | undefined;

/** A list at this path that is paged by `limit` and `offset`. It is empty past its end. */
export function offsetApi(path: string, { pageSize }: PagedList, bodies: Bodies): Api {
  const empty = bodyOf({ items: [] });
  return (asked, query) => (asked === path ? (bodies(Number(query.get('offset')) / pageSize) ?? empty) : undefined);
}

/** A list at this path in which every page names the token of the next. */
export function tokenApi(path: string, list: PagedList, create: () => object): Api {
  const last = pagesOf(list) - 1;
  const bodies = [...cut(list, create)].map((items, page) => {
    return bodyOf(page === last ? { items } : { items, next: String(page + 1) });
  });
  return (asked, query) => (asked === path ? bodies[Number(query.get('token') ?? 0)] : undefined);
}

/** The bodies of all pages, made at once. */
export function preparedBodies(list: PagedList, create: () => object): Bodies {
  const bodies = [...cut(list, create)].map((items) => bodyOf({ items }));
  return (page) => bodies[page];
}

const firstId = 10_000_000;

/**
 * The bodies of more pages than fit into memory: one page of records, and on every page their ids are counted on. All
 * ids have eight digits, so that they are written over those of the page before. `lastFields`: what the records of the
 * last page have beside the others.
 */
export function countedBodies(list: PagedList, create: () => object, lastFields: object = {}): Bodies {
  const records = Array.from({ length: list.pageSize }, (_, index) => ({ ...create(), id: firstId + index }));
  const last = pagesOf(list) - 1;
  const inner = createCounted(records);
  const outer = createCounted(records.map((record) => ({ ...record, ...lastFields })));
  return (page) => (page > last ? undefined : (page === last ? outer : inner)(firstId + page * list.pageSize));
}

/** The body of these records with ids from a number on. */
function createCounted(records: readonly { id: number }[]): (id: number) => Buffer {
  const template = bodyOf({ items: records });
  const places: number[] = [];
  for (const { id } of records) places.push(template.indexOf(`"id":${id}`, places.at(-1)) + '"id":'.length);
  return (id) => {
    const body = Buffer.from(template);
    for (const [index, place] of places.entries()) body.write(String(id + index), place, 'latin1');
    return body;
  };
}

function* cut(list: PagedList, create: () => object): Generator<object[]> {
  const { records, pageSize } = list;
  for (let start = 0; start < records; start += pageSize) {
    yield Array.from({ length: Math.min(pageSize, records - start) }, create);
  }
}
