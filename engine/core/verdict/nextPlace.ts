import { textField } from '../config/readValues.ts';
import { findPath } from '../json/findPath.ts';
import type { JsonObject, JsonValue } from '../json/value.ts';

/** Where the paging method looks for the value that leads to the next page. */
export interface NextPlace {
  option: 'responseParam' | 'urlKey';
  path: string;
  keys: readonly string[];
  /** What stands there in an answer. */
  valueIn(response: JsonValue): JsonValue | undefined;
}

/** The place that these paging options name; undefined where the method reads none (`pagination.md` 7, 8 and 10). */
export function findNextPlace(options: JsonObject | undefined): NextPlace | undefined {
  if (options === undefined) return undefined;
  switch (textField(options, 'method')) {
    case 'response.param':
      return placeAt('responseParam', textField(options, 'responseParam') ?? '', '.');
    case 'response.url':
      return placeAt('urlKey', textField(options, 'urlKey') ?? 'next_page', textField(options, 'delimiter') ?? '.');
    case 'zendesk.response.url':
      return placeAt('urlKey', textField(options, 'urlKey') ?? 'next_page', '.');
    default:
      return undefined;
  }
}

function placeAt(option: NextPlace['option'], path: string, delimiter: string): NextPlace {
  const valueIn = (response: JsonValue) => findPath(response, path, delimiter);
  return { option, path, keys: path.split(delimiter), valueIn };
}

/** Whether this is the place; a key with a dot in it is not the same as two keys. */
export function isAtPlace(place: NextPlace | undefined, keys: readonly string[]): boolean {
  return place?.keys.length === keys.length && place.keys.every((key, index) => key === keys[index]);
}
