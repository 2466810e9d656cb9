import { buildReviews } from '../data/buildReviews.ts';
import type { SampleEndpoint } from '../http/endpoint.ts';
import { readJson } from '../http/readJson.ts';
import { findReviews } from '../search/findReviews.ts';
import { readReviewSearch } from '../search/readReviewSearch.ts';
import { writeScrollId } from '../search/scrollId.ts';

/** Starts a search: the response has no reviews, only their number and the token of the first page. */
export function createSearchEndpoint(): SampleEndpoint {
  const reviews = buildReviews();
  return {
    method: 'POST',
    path: '/v1/search',
    about: 'Searches reviews: {"where": {"city", "min_rating"}, "page_size"}. Responds with total and scroll_id.',
    respond: ({ body }) => {
      const search = readReviewSearch(readJson(body));
      const total = findReviews(reviews, search).length;
      return { body: { total, ...(total > 0 && { scroll_id: writeScrollId(search, 0) }) } };
    },
  };
}
