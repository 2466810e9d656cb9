import { numberOf } from '../../json/readValues.ts';
import type { JsonValue } from '../../json/value.ts';
import type { Mutation } from './mutation.ts';
import { placesWithRole, withPlace } from './pagingPlaces.ts';

const more = 7;

/** The total says more records than there are. */
export const totalOff: Mutation = {
  name: 'total-off',
  needs: 'a total beside its records',
  find(pages) {
    const place = placesWithRole(pages, 'total').find(({ value }) => numberOf(value) !== undefined);
    const raised = (value: JsonValue) => {
      const number = numberOf(value);
      return number === undefined ? value : number + more;
    };
    return (
      place && { title: `${place.name} says ${more} records more`, apply: (page) => withPlace(page, place, raised) }
    );
  },
};
