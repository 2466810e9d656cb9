import type { ReviewSearch } from './readReviewSearch.ts';
import { scrollTokens } from './scrollTokens.ts';

/** The token for the page of a search that begins at a place. */
export function writeScrollId({ cities, minRating, pageSize }: ReviewSearch, start: number): string {
  const body = { where: { city: cities, min_rating: minRating }, page_size: pageSize };
  return scrollTokens.write(JSON.stringify([start, body]));
}
