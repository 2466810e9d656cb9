import type { NextPlace } from '../pagination/paging.ts';
import type { Ending } from './witness.ts';

/**
 * The place in the response that the paging follows, if any (`docs/format/pagination.md#7-responseurl`,
 * `docs/format/pagination.md#8-responseparam` and `docs/format/pagination.md#10-zendeskresponseurl`).
 */
export function followedPlace({ scroller }: Pick<Ending, 'scroller'>): NextPlace | undefined {
  const next = scroller?.paging.next;
  return next?.from === 'response' ? next : undefined;
}

export function keysOf({ path, delimiter }: NextPlace): string[] {
  return path.split(delimiter);
}

/** Whether these keys are the place. A key with a dot in it differs from two keys. */
export function isAtPlace(place: NextPlace | undefined, keys: readonly string[]): boolean {
  if (place === undefined) return false;
  const own = keysOf(place);
  return own.length === keys.length && own.every((key, index) => key === keys[index]);
}
