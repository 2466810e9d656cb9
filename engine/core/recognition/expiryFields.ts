import { readDate } from '../functions/readDate.ts';
import { entriesOf, isObject, type JsonObject, type JsonValue } from '../json/value.ts';
import { plainName } from './plainName.ts';

/** The plain names of a field of a login response with the time when the login ends. */
const names = new Set(
  'expiresin expirein expirationin expires expiry expiration expiresat expireat expireson expirytime expirationtime expirydate expirationdate exp ttl tokenexpires tokenexpiresin tokenexpiry tokenexpiration accesstokenexpiresin validfor validuntil lifetime'.split(
    ' ',
  ),
);

/** The maximum depth of such a field. */
const deepest = 3;
/** The limit for a duration: no login lasts ten years, so a larger number is a time. */
const maxSeconds = 10 * 366 * 86_400;

/** `expires` as the format defines it (`docs/format/authentication.md#44-expires`). */
export type WrittenExpiry = { response: string; relative?: true };

/** The value of `expires` for a login; undefined if the format can read none. `now` is Unix time in seconds. */
export function findExpiry(response: JsonObject, now: number): WrittenExpiry | undefined {
  return search(response, [], now);
}

function search(object: JsonObject, path: readonly string[], now: number): WrittenExpiry | undefined {
  const fields = entriesOf(object).filter(([key]) => !key.includes('.'));
  for (const [key, value] of fields) {
    const kind = names.has(plainName(key)) ? kindOf(value, now) : undefined;
    if (kind !== undefined)
      return { response: [...path, key].join('.'), ...(kind === 'seconds' && { relative: true }) };
  }
  if (path.length + 1 >= deepest) return undefined;
  for (const [key, value] of fields) {
    const found = isObject(value) ? search(value, [...path, key], now) : undefined;
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The kind of a number. On the platform, digits as text are no number; the format has no time in milliseconds. */
function kindOf(value: JsonValue, now: number): 'seconds' | 'time' | undefined {
  if (typeof value === 'number' && Number.isInteger(value)) {
    if (value > 0 && value < maxSeconds) return 'seconds';
    return value >= now && value < now + maxSeconds ? 'time' : undefined;
  }
  if (typeof value !== 'string' || !/\D/.test(value)) return undefined;
  const time = readDate(value, now);
  return time !== undefined && time >= now && time < now + maxSeconds ? 'time' : undefined;
}
