import { jsonText } from '../../json/jsonText.ts';
import { type JsonObject, type JsonValue, objectFrom } from '../../json/value.ts';
import { writePaging as writeClue } from '../../pagination/methods/pagingMethods.ts';
import { multiple } from '../../pagination/pagingMethod.ts';
import { freeName } from '../../text/freeName.ts';
import type { FoundPaging } from '../evidence/evidence.ts';

export interface WrittenPaging {
  /** The value of `api.pagination`; absent if no job pages. */
  pagination?: JsonObject;
  /** The scroller of a job; undefined if it need not name one. */
  scrollerOf(paging: FoundPaging | undefined): string | undefined;
}

/**
 * One paging method if all jobs have the same; otherwise scrollers, named by each job that pages
 * (`docs/format/pagination.md#11-multiple`).
 */
export function writePaging(all: readonly (FoundPaging | undefined)[]): WrittenPaging {
  const scrollers = new Map<string, { name: string; value: JsonObject }>();
  for (const { clue } of all.filter((each) => each !== undefined)) {
    const value = clue && writeClue(clue);
    if (value === undefined || scrollers.has(keyOf(value))) continue;
    const isTaken = (name: string) => [...scrollers.values()].some((each) => each.name === name);
    scrollers.set(keyOf(value), { name: freeName(String(value['method']), isTaken), value });
  }
  const [first, ...more] = scrollers.values();
  const isAlike = more.length === 0 && all.every((paging) => paging?.clue !== undefined);
  if (first === undefined) return { scrollerOf: () => undefined };
  if (isAlike) return { pagination: first.value, scrollerOf: () => undefined };
  const named = [...scrollers.values()].map(({ name, value }): [string, JsonValue] => [name, value]);
  return {
    pagination: { method: multiple, scrollers: objectFrom(named) },
    scrollerOf: (paging) => (paging?.clue ? scrollers.get(keyOf(writeClue(paging.clue)))?.name : undefined),
  };
}

/** A key that equal options share. */
function keyOf(value: JsonObject): string {
  return jsonText(value) ?? '';
}
