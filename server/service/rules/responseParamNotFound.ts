import { isSingleValue } from '../shapes/isSingleValue.ts';
import { createPathRule } from './createPathRule.ts';

/** Finds a `responseParam` that no known response has. An API may leave it out if every response fits on one page. */
export const responseParamNotFound = createPathRule({
  code: 'pagination.response-param-not-found',
  kind: 'token',
  consequence: 'paging would end after the first page',
  canBe: isSingleValue,
  mayBeAbsent: 'An API may leave it out while everything fits on one page.',
});
