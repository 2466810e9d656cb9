import { decodeUri } from '../text/decodeUri.ts';
import { encodeRfc3986 } from './encodeRfc3986.ts';

/** The encoded query of an address or an endpoint; empty if it has none. */
export function queryOf(address: string): string {
  return /^[^?#]*\?([^#]*)/.exec(address)?.[1] ?? '';
}

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

/**
 * Writes query parts by the strict rules (end of `docs/format/pagination.md#42-get`;
 * `docs/format/authentication.md#3-query`): a space becomes `%20`, `~` stays, a name whose value is null has no `=`,
 * and repeated names stay repeated.
 */
export function writeStrictQuery(pairs: readonly (readonly [name: string, value: string | null])[]): string {
  return pairs
    .map(([name, value]) => encodeRfc3986(name) + (value === null ? '' : `=${encodeRfc3986(value)}`))
    .join('&');
}

/**
 * Encodes a finished query again by the strict rules of AWS signing and of the authentication types that add query
 * parameters (end of `docs/format/pagination.md#42-get`).
 */
export function strictQuery(query: string): string {
  return writeStrictQuery(parseStrictQuery(query));
}
