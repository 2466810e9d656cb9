import { createTokens } from '../paging/createTokens.ts';
import { type ReviewSearch, readReviewSearch } from './readReviewSearch.ts';

const scrollTokens = createTokens('search');

/** The token for the page of a search that begins at a position. */
export function writeScrollId({ cities, minRating, pageSize }: ReviewSearch, start: number): string {
  const body = { where: { city: cities, min_rating: minRating }, page_size: pageSize };
  return scrollTokens.write(JSON.stringify([start, body]));
}

/** The search and the position of the page of a token. Throws a `SampleApiError` (400). */
export function readScrollId(token: string): { search: ReviewSearch; start: number } {
  const [start, body]: unknown[] = JSON.parse(scrollTokens.read(token));
  return { search: readReviewSearch(body), start: Number(start) };
}
