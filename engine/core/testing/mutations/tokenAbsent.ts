import type { Mutation } from './mutation.ts';
import { followedPlace, placesWithRole, withPlace } from './pagingPlaces.ts';

/** The token of the next page is not there any more. */
export const tokenAbsent: Mutation = {
  name: 'token-absent',
  needs: 'a token of the next page in its responses',
  find(pages) {
    const place = followedPlace(pages, 'token') ?? placesWithRole(pages, 'nextToken')[0];
    return place && { title: `${place.name} absent`, apply: (page) => withPlace(page, place, () => undefined) };
  },
};
