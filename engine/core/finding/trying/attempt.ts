import type { JsonObject, JsonValue } from '../../json/value.ts';
import type { Step } from '../../pagination/scroller.ts';
import { createScroller } from '../../pagination/scrollers/createScroller.ts';
import { readPagination, type ScrollerConfig } from '../../pagination/scrollers/readPagination.ts';
import type { Bench } from '../bench/bench.ts';

/** A way to read all pages, to be tried: a paging with the changes to the job's parameters that it needs. */
export interface Attempt {
  pagination: JsonObject;
  /** Parameters to set in the job; undefined removes one. */
  params: ReadonlyMap<string, JsonValue | undefined>;
  /** A description in a few words: `pages by "page"`. */
  what: string;
  /** Error statuses past the end that must count as an empty page. */
  ignores?: readonly number[];
}

/** An attempt as a run would carry it out. */
export interface OpenAttempt extends Attempt {
  scroller: ScrollerConfig;
  first: Step;
}

/** Opens an attempt with the scroller of a run. Throws a UserError for options that no run accepts. */
export function openAttempt(attempt: Attempt, bench: Bench): OpenAttempt {
  const read = readPagination(attempt.pagination);
  if (read.kind !== 'one') throw new Error('An attempt has one paging method.');
  const { scroller } = read;
  const first = createScroller(scroller, bench.job.now)(bench.requestWith(attempt.params));
  return { ...attempt, scroller, first };
}

/** An attempt with other parameters of the job besides its own. */
export function withParams(attempt: Attempt, params: Iterable<readonly [string, JsonValue | undefined]>): Attempt {
  return { ...attempt, params: new Map([...attempt.params, ...params]) };
}
