import type { PagingSearch } from '@pagewright/engine/run';

/** The result of a search for paging in a few words. */
export const searchWords: Readonly<Record<PagingSearch['result'], string>> = {
  found: 'paging found',
  'not-needed': 'no paging needed',
  'not-expressible': 'paging not expressible',
  unknown: 'paging not found',
};
