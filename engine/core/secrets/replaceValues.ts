import type { SecretPlace } from './secretPlace.ts';

/**
 * Writes JSON into the places for which `jsonOf` returns it. A missing attribute is added at the start of `config`.
 * Everything else stays as written.
 */
export function replaceValues(
  text: string,
  places: readonly SecretPlace[],
  jsonOf: (place: SecretPlace) => string | undefined,
): string {
  const edits = places.flatMap((place) => {
    const json = jsonOf(place);
    return json === undefined ? [] : [{ place, json }];
  });
  // From the end, so that earlier positions stay valid.
  return edits
    .toSorted((a, b) => b.place.start - a.place.start)
    .reduce((changed, { place: { key, state, start, end }, json }) => {
      const rest = changed.slice(end);
      const written = state === 'missing' ? `${JSON.stringify(key)}: ${json}${/^\s*}/.test(rest) ? '' : ', '}` : json;
      return changed.slice(0, start) + written + rest;
    }, text);
}
