import { UserError } from '../../errors.ts';
import { readDate } from '../../functions/readDate.ts';
import { findPath } from '../../json/findPath.ts';
import { integerOf } from '../../json/readValues.ts';
import { textOf } from '../../json/textOf.ts';
import type { JsonObject, JsonValue } from '../../json/value.ts';
import type { LoginSession } from '../authentication.ts';
import { pointerTo } from '../authenticationKind.ts';
import type { Expiry } from './loginOptions.ts';

/**
 * The expiry of a login in Unix seconds (`docs/format/authentication.md#44-expires`). A path that the response does not
 * have means never. Throws a UserError for a time that is in the past or cannot be read.
 */
export function expiryOf(expires: Expiry, response: JsonObject, now: number): LoginSession['expiry'] {
  const seconds = Math.floor(now / 1000);
  if (expires === undefined) return undefined;
  if ('seconds' in expires) return expires.seconds === 0 ? 'always' : seconds + expires.seconds;
  const value = findPath(response, expires.path);
  if (value === undefined || value === null) return undefined;
  const time = timeOf(value, seconds);
  const expiry = time === undefined || !expires.relative ? time : time + seconds;
  if (expiry !== undefined && expiry >= seconds) return expiry;
  const shown = textOf(value) ?? 'a list or an object';
  const what = expiry === undefined ? 'cannot be read as a time' : 'is in the past';
  const message = `The expiry time at "${expires.path}" in the login response is "${shown}", which ${what}.`;
  throw new UserError('authentication.bad-expiry', message, { pointer: pointerTo(['expires']) });
}

/** Reads whole numbers, also as text, as seconds; other text as a date. */
function timeOf(value: JsonValue, seconds: number): number | undefined {
  if (typeof value === 'string' && !/^\s*[+-]?\d+\s*$/.test(value)) return readDate(value, seconds);
  return integerOf(value);
}
