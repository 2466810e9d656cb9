import type { JsonList, JsonObject, JsonValue } from '../../../engine/core/json/value.ts';
import type { Next } from '../../support/seeded.ts';
import { fieldsIf, type SimulatedAnswer } from '../../unit/engine/verdict/simulateRun.ts';
import { type RandomWay, randomWay } from './randomWay.ts';

/** Where an API has its records: `place` as keys, none for a bare list; `dataField` is left out where it is searched. */
export interface Place {
  place: readonly string[];
  dataField?: string;
}

/** A response of an API, where it differs. */
export interface Sent {
  items?: JsonValue;
  place?: readonly string[];
  /** Further fields around the records. */
  around?: JsonObject;
  /** Whether the page says that it is the last. */
  isLast?: boolean;
}

/** An honest API with random habits: all that it says is true, and something of it proves that all was read. */
export interface RandomApi extends Place {
  way: RandomWay;
  size: number;
  total: number;
  /** How many pages have records. */
  pages: number;
  hasIds: boolean;
  /** The records of a page, counted from 0. */
  itemsOf(page: number): JsonList;
  say(page: number, sent?: Sent): SimulatedAnswer;
}

interface Told {
  page: number;
  size: number;
  total: number;
  pages: number;
  isLast: boolean;
}

const saysMore = ({ isLast }: Told): JsonObject => ({ has_more: !isLast });

/** Fields that prove to a run that it has all. */
const proofs: ((told: Told) => JsonObject)[] = [
  ({ total }) => ({ total }),
  ({ total }) => ({ meta: { total_count: String(total) } }),
  ({ page, pages }) => ({ pagination: { page: page + 1, total_pages: pages } }),
  saysMore,
];

/** Further fields of a good response. */
const habits: ((told: Told) => JsonObject)[] = [
  () => ({ ok: true }),
  () => ({ success: true, message: '' }),
  () => ({ status: 'ok' }),
  () => ({ code: 0, msg: 'success' }),
  () => ({ error: null }),
  () => ({ error_code: 0, exception: '' }),
  () => ({ timed_out: false, took: 3 }),
  () => ({ _shards: { total: 5, successful: 5, skipped: 0, failed: 0 } }),
  () => ({ incomplete_results: false }),
  () => ({ partial: false, truncated: false }),
  ({ page }) => ({ generated_at: 1_769_846_400 + page, request_id: `r${page}` }),
  ({ page, size }) => ({ limit: size, position: page * size }),
  ({ page }) => ({ current: page + 1 }),
  ({ page }) => ({ links: { self: `/items?p=${page + 1}` } }),
  () => ({ rate_limit: { remaining: 17, limit: 5000 } }),
];

const places: Place[] = [
  { place: ['items'], dataField: 'items' },
  { place: ['data', 'items'], dataField: 'data.items' },
  { place: ['result'], dataField: 'result' },
  { place: ['records'] },
  { place: [] },
];

/** Makes an API of two to nine pages; of one page where nothing is paged. */
export function randomApi(next: Next): RandomApi {
  const way = randomWay(next);
  const { place, ...field } = picked(
    next,
    places.filter(({ place }) => place.length > 0 || way.canBeBare),
  );
  const hasIds = way.needsIds || next(2) === 0;
  const [drawn, pages] = [2 + next(30), way.isPaged ? 2 + next(8) : 1];
  // A number of pages that every page has as many records as is taken for the number of its records.
  const size = drawn === pages ? drawn + 1 : drawn;
  const total = (pages - 1) * size + 1 + next(size);
  // A total of one page may be a count of the page.
  const proof = picked(next, way.isPaged ? proofs : [saysMore]);
  const said = [proof, ...habits.filter(() => next(5) === 0)];
  const itemsOf = (page: number) => itemsFrom(page * size, Math.max(0, Math.min(size, total - page * size)), hasIds);
  const say = (page: number, sent: Sent = {}): SimulatedAnswer => {
    const { items = itemsOf(page), around = {}, isLast = page >= pages - 1 } = sent;
    if (place.length === 0) return { body: items, headers: { 'x-total-count': String(total) } };
    const told = { page, size, total, pages, isLast };
    const fields: JsonObject[] = [...said.map((tell) => tell(told)), way.lead(page, isLast), around];
    return { body: withItems(Object.assign({}, ...fields), sent.place ?? place, items) };
  };
  return { ...field, place, way: way.withSize(size), size, total, pages, hasIds, itemsOf, say };
}

/** One of the list. */
export function picked<Item>(next: Next, list: readonly Item[]): Item {
  const item = list[next(list.length)];
  if (item === undefined) throw new Error('There is nothing to choose from.');
  return item;
}

/** An envelope with records at this place in it. */
export function withItems(envelope: JsonObject, [key, ...rest]: readonly string[], items: JsonValue): JsonValue {
  if (key === undefined) return items;
  return { ...(envelope as Record<string, JsonValue>), [key]: withItems({}, rest, items) };
}

function itemsFrom(from: number, length: number, hasIds: boolean): JsonList {
  return Array.from({ length }, (_, index) => ({
    ...fieldsIf(hasIds, { id: from + index + 1 }),
    name: `Item ${from + index + 1}`,
    value: ((from + index) * 7) % 11,
  }));
}
