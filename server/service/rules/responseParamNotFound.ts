import { isSingleValue } from '../shapes/isSingleValue.ts';
import { createPathRule } from './createPathRule.ts';

/** A `responseParam` that no known response holds. */
export const responseParamNotFound = createPathRule({
  code: 'pagination.response-param-not-found',
  kind: 'responseParam',
  consequence: 'paging would end after the first page',
  canBe: isSingleValue,
});
