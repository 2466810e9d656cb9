import type { Review } from '../data/buildReviews.ts';
import type { ReviewSearch } from './readReviewSearch.ts';

/** The reviews that match a search, in their original order. */
export function findReviews(reviews: readonly Review[], { cities, minRating }: ReviewSearch): Review[] {
  return reviews.filter(
    (review) => review.rating >= minRating && (cities.length === 0 || cities.includes(review.station.city)),
  );
}
