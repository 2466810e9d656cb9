import type { JsonValue } from '../../json/value.ts';
import type { Bench } from '../bench/bench.ts';
import { compare, type Relation } from '../bench/compare.ts';
import type { PageReply } from '../bench/reply.ts';
import type { Search } from '../bench/search.ts';

/** Records between the places that names ask for: a page may begin at the record or after it. */
const spacing = 2;

interface OverlapSearch {
  /** The names to tell apart, the likeliest first. */
  names: readonly string[];
  /** The value that asks for the page at, or after, a record of the first page; undefined if there is none. */
  valueAt(index: number): JsonValue | undefined;
  /** Whether a page may begin after the record; else it may begin or end just before it. */
  isAfter?: boolean;
  /** Whether the page ends at the record, instead of beginning there. */
  isBefore?: boolean;
  /** Further parameters of the request. */
  besides?: readonly (readonly [name: string, value: JsonValue])[];
  /** The value for names that the first page has no room for, which asks for the page after it. */
  beyond?: JsonValue;
  /** The purpose of the request. */
  why: string;
}

/** The reaction of an API to many names. */
export interface OverlapFound {
  relation: Relation;
  /** The name that the page shows to work. */
  param?: string;
}

/**
 * Finds a parameter among many with one request: each asks for another place within the first page, and the record with
 * which the response begins tells the name.
 */
export function* findByOverlap(bench: Bench, bare: PageReply, search: OverlapSearch): Search<OverlapFound> {
  const { names, valueAt, isAfter = false, isBefore = false, besides = [], beyond, why } = search;
  const room = roomIn(bare);
  const asked = names.slice(0, room).flatMap((name, index) => {
    const at = (index + 1) * spacing;
    const value = valueAt(at);
    return value === undefined ? [] : [{ name, at, value }];
  });
  const rest = beyond === undefined ? [] : names.slice(room).map((name) => [name, beyond] as const);
  const params = [...besides, ...asked.map(({ name, value }) => [name, value] as const), ...rest];
  if (params.length === 0) return { relation: 'none' };
  const reply = yield* bench.ask(bench.requestWith(params), why);
  const all = params.map(([name]) => name);
  if (!reply.isPage) bench.noteRefusal(reply, all);
  const relation = compare(bare, reply);
  const start = reply.isPage ? bare.ids.indexOf(reply.ids.at(isBefore ? -1 : 0) ?? '') : -1;
  const isUnmoved = start === (isBefore ? bare.ids.length - 1 : 0);
  if (relation === 'same' && isUnmoved) {
    bench.failed(why, ignoresAll, reply);
    return { relation };
  }
  if (start < 0 || isUnmoved) return { relation };
  const found = asked.find(({ at }) => start === at || start === at + (isAfter ? 1 : -1));
  return { relation: 'mixed', ...(found && { param: found.name }) };
}

/** The number of names that one request can tell apart. */
export function roomIn({ records }: PageReply): number {
  return Math.max(1, Math.floor((records.length - 1) / spacing));
}

/** The reason for names that an API ignores. */
export const ignoresAll = 'the API ignores all of them';
