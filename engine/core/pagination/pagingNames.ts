import type { Pagination } from './readPagination.ts';

/** The parameters by which a configuration pages. */
export function pagingNames(pagination: Pagination): ReadonlySet<string> {
  return new Set(scrollersOf(pagination).flatMap((scroller) => scroller?.paging.params ?? []));
}

function scrollersOf(pagination: Pagination) {
  if (pagination.kind === 'none') return [];
  return pagination.kind === 'single' ? [pagination.scroller] : [...pagination.scrollers.values()];
}
