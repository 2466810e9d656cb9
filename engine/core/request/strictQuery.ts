import { decodeUri } from '../text/decodeUri.ts';
import { encodeRfc3986 } from './encodeRfc3986.ts';

/** The encoded query of an address or an endpoint; empty if it has none. */
export function queryOf(address: string): string {
  return /^[^?#]*\?([^#]*)/.exec(address)?.[1] ?? '';
}

/** The decoded parts of an encoded query (`+` is a space), null without `=`. Escapes that are not UTF-8 stay. */
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

/** Writes a query by the strict rules (end of `docs/format/pagination.md#42-get`): no `=` for null, repeated names. */
export function writeStrictQuery(pairs: readonly (readonly [name: string, value: string | null])[]): string {
  return pairs
    .map(([name, value]) => encodeRfc3986(name) + (value === null ? '' : `=${encodeRfc3986(value)}`))
    .join('&');
}

/** Encodes a finished query by the strict rules of signing and logins (end of `docs/format/pagination.md#42-get`). */
export function strictQuery(query: string): string {
  return writeStrictQuery(parseStrictQuery(query));
}
