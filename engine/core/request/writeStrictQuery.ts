import { encodeRfc3986 } from './encodeRfc3986.ts';

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
