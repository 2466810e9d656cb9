import { createPathRule } from './createPathRule.ts';

/** Finds a `urlKey` that no known response has. An API may leave it out while every response fits on one page. */
export const urlKeyNotFound = createPathRule({
  code: 'pagination.url-key-not-found',
  kind: 'address',
  consequence: 'paging would end after the first page',
  canBe: ({ types }) => types.includes('string') || types.every((type) => type === 'null'),
  mayBeAbsent: 'An API may leave it out while everything fits on one page.',
});
