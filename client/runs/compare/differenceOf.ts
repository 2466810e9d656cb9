import type { Difference } from './compareMessages.ts';

/** The difference between two runs in something that each of them has or not. */
export function differenceOf(isBefore: boolean, isAfter: boolean): Difference {
  if (isBefore && isAfter) return 'equal';
  return isAfter ? 'added' : 'gone';
}
