import { type ReviewSearch, readReviewSearch } from './readReviewSearch.ts';
import { scrollTokens } from './scrollTokens.ts';

/** What a token says: the search, and the place where the page begins. Throws a `SampleApiError` (400). */
export function readScrollId(token: string): { search: ReviewSearch; start: number } {
  const [start, body]: unknown[] = JSON.parse(scrollTokens.read(token));
  return { search: readReviewSearch(body), start: Number(start) };
}
