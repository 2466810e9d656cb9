import type { Setting } from '../document/setValues.ts';
import { jsonText } from '../json/jsonText.ts';
import type { LocatedPlace } from './secretPlace.ts';

/** Writes values into places of a text. Adds a missing attribute at the start of `config`. */
export function replaceValues(text: string, settings: readonly (Setting & { place: LocatedPlace })[]): string {
  // From the end, so that earlier positions stay valid.
  return settings
    .toSorted((a, b) => b.place.start - a.place.start)
    .reduce((changed, { place: { key, start, end }, value, adds }) => {
      const rest = changed.slice(end);
      const json = jsonText(value) ?? 'null';
      const written = adds ? `${JSON.stringify(key)}: ${json}${/^\s*}/.test(rest) ? '' : ', '}` : json;
      return changed.slice(0, start) + written + rest;
    }, text);
}
