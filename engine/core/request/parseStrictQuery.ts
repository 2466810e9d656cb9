import { decodeUri } from '../text/decodeUri.ts';

/**
 * The parts of an encoded query in their order, names and values decoded (`+` is a space); the value of a part without
 * `=` is null. A text whose escapes are not UTF-8 is left as it is.
 */
export function parseStrictQuery(query: string): [name: string, value: string | null][] {
  if (query === '') return [];
  return query.split('&').map((part) => {
    const at = part.indexOf('=');
    return at < 0 ? [decode(part), null] : [decode(part.slice(0, at)), decode(part.slice(at + 1))];
  });
}

function decode(text: string): string {
  const spaced = text.replaceAll('+', ' ');
  return decodeUri(spaced) ?? spaced;
}
