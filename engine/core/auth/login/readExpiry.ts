import { UserError } from '../../../errors.ts';
import { integerOf, textField, truthField } from '../../config/readValues.ts';
import { isEmptyInConfig } from '../../json/isEmpty.ts';
import { getField, isObject, type JsonObject, type JsonValue } from '../../json/value.ts';

/** How long a login lasts: so many seconds, or as its answer says at a path; absent: for the whole run. */
export type Expiry = { seconds: number } | { path: string; relative: boolean } | undefined;

/** `expires` (`authentication.md` 4.4). Throws a UserError for anything but a number of seconds or a path. */
export function readExpiry(options: JsonObject, pointer: string): Expiry {
  const value = getField(options, 'expires');
  if (value === undefined || value === null) return undefined;
  if (isObject(value) && !isEmptyInConfig(value)) {
    const path = textField(value, 'response');
    if (path !== undefined) return { path, relative: truthField(value, 'relative') ?? false };
  }
  if (isWhole(value)) return { seconds: integerOf(value) ?? 0 };
  const message =
    '"expires" is a number of seconds, or an object with "response": the path to the time in the login\'s answer.';
  throw new UserError('authentication.bad-expires', message, { pointer });
}

function isWhole(value: JsonValue): boolean {
  if (typeof value === 'string') return /^[+-]?\d+$/.test(value);
  return typeof value === 'number' && Number.isInteger(value);
}
