import type { Mutation } from './mutation.ts';
import { followedPlace, placesWithRole, withPlace } from './pagingPlaces.ts';

/** The address of the next page is not there any more. */
export const addressAbsent: Mutation = {
  name: 'address-absent',
  needs: 'an address of the next page in its responses',
  find(pages) {
    const place = followedPlace(pages, 'address') ?? placesWithRole(pages, 'nextAddress')[0];
    return place && { title: `${place.name} absent`, apply: (page) => withPlace(page, place, () => undefined) };
  },
};
