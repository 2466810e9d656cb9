import type { Setting } from '../document/setValues.ts';
import type { JsonScalar } from '../json/value.ts';
import type { SecretPlace } from './secretPlace.ts';

/** The settings that fill places with the values that `filling` returns for them. */
export function settingsOf<Some extends SecretPlace>(
  places: readonly Some[],
  filling: (place: Some) => JsonScalar | undefined,
): (Setting & { place: Some })[] {
  return places.flatMap((place) => {
    const value = filling(place);
    return value === undefined ? [] : [{ path: place.keys, value, adds: place.state === 'missing', place }];
  });
}
