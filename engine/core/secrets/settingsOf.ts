import type { Setting } from '../document/setValues.ts';
import type { JsonScalar } from '../json/value.ts';
import type { SecretPlace } from './secretPlace.ts';

/** What is set to fill places with the values that `filling` returns for them. */
export function settingsOf<Place extends SecretPlace>(
  places: readonly Place[],
  filling: (place: Place) => JsonScalar | undefined,
): (Setting & { place: Place })[] {
  return places.flatMap((place) => {
    const value = filling(place);
    return value === undefined ? [] : [{ path: place.keys, value, adds: place.state === 'missing', place }];
  });
}
