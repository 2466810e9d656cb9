import { isSingleValue } from '../shapes/isSingleValue.ts';
import { createPathRule } from './createPathRule.ts';

/** Finds a `limitStop` whose `field` no known response has. */
export const limitFieldNotFound = createPathRule({
  code: 'pagination.limit-field-not-found',
  kind: 'limitStop',
  consequence: 'the limit would count as 0 and paging would end after the first page',
  canBe: isSingleValue,
});
