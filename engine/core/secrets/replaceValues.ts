import type { SecretPlace } from './secretPlace.ts';

/**
 * The text with JSON put at the places that `jsonOf` gives one for; an attribute that is missing is added at the
 * beginning of `config`. Everything else stays as it is written.
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
  // From the end, so that what stands before keeps its place.
  return edits
    .toSorted((a, b) => b.place.start - a.place.start)
    .reduce((changed, { place: { key, state, start, end }, json }) => {
      const rest = changed.slice(end);
      const written = state === 'missing' ? `${JSON.stringify(key)}: ${json}${/^\s*}/.test(rest) ? '' : ', '}` : json;
      return changed.slice(0, start) + written + rest;
    }, text);
}
