import { buildReviews } from '../data/buildReviews.ts';
import type { SampleEndpoint } from '../http/endpoint.ts';
import { findReviews } from '../search/findReviews.ts';
import { readScrollId, writeScrollId } from '../search/scrollId.ts';

/** Reads a search page by page; the last page has no `scroll_id`. */
export function createSearchScrollEndpoint(): SampleEndpoint {
  const reviews = buildReviews();
  return {
    method: 'GET',
    path: '/v1/search/scroll',
    about: 'The next page of a search: scroll_id, from the previous response.',
    respond: ({ query }) => {
      const { search, start } = readScrollId(query.get('scroll_id') ?? '');
      const found = findReviews(reviews, search);
      const end = start + search.pageSize;
      const next = end < found.length && { scroll_id: writeScrollId(search, end) };
      return { body: { items: found.slice(start, end), ...next } };
    },
  };
}
