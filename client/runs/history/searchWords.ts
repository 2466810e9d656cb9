import type { PagingSearch } from '@pagewright/engine/run';

/** The result of a search for paging in a few words. */
export const searchWords: Readonly<Record<PagingSearch['result'], string>> = {
  found: 'found',
  'not-needed': 'not needed',
  'not-expressible': 'not expressible',
  unknown: 'not found',
};
