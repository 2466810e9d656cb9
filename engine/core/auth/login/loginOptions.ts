import { UserError } from '../../errors.ts';
import { isEmptyInConfig } from '../../json/isEmpty.ts';
import { integerOf, textField, truthField } from '../../json/readValues.ts';
import { getField, isObject, type JsonObject, type JsonValue } from '../../json/value.ts';
import type { JobRequest } from '../../request/jobRequest.ts';
import { apiRequest, loginAuthentication, loginRequest } from '../../schema/generated/options.ts';
import { OptionReader } from '../../schema/optionReader.ts';
import { pointerTo } from '../authenticationKind.ts';

/** The options of a login (`docs/format/authentication.md#4-login`), with their defaults. */
export interface LoginOptions {
  /** Headers and parameters may hold expressions. */
  request: JobRequest;
  /** The values from the response that later requests use: expressions, and texts that may be a path in it. */
  gives: { headers: JsonObject; query: JsonObject };
  format: 'json' | 'text';
  expires: Expiry;
}

/** The duration of a login: seconds, or until the time at a path in the response; absent: the whole run. */
export type Expiry = { seconds: number } | { path: string; relative: boolean } | undefined;

/** Reads the options. Throws a UserError if the login address is missing or `expires` is not a time. */
export function readLoginOptions(written: JsonObject): LoginOptions {
  const options = new OptionReader(written, loginAuthentication);
  const later = new OptionReader(options.object('apiRequest') ?? {}, apiRequest);
  return {
    request: readRequest(options.object('loginRequest')),
    gives: { headers: later.object('headers'), query: later.object('query') },
    format: options.text('format') === 'text' ? 'text' : 'json',
    expires: readExpiry(written),
  };
}

function readRequest(written: JsonObject = {}): JobRequest {
  const options = new OptionReader(written, loginRequest);
  const endpoint = options.text('endpoint');
  if (endpoint === undefined) {
    const message = 'This authentication needs "loginRequest" with the "endpoint" for the login.';
    throw new UserError('authentication.login-incomplete', message, { pointer: pointerTo(['loginRequest']) });
  }
  const method = options.text('method').toUpperCase() as JobRequest['method'];
  return { endpoint, method, params: options.object('params'), headers: options.object('headers') };
}

/** `expires` (`docs/format/authentication.md#44-expires`): a number of seconds or a path. */
function readExpiry(options: JsonObject): Expiry {
  const value = getField(options, 'expires');
  if (value === undefined || value === null) return undefined;
  if (isObject(value) && !isEmptyInConfig(value)) {
    const path = textField(value, 'response');
    if (path !== undefined) return { path, relative: truthField(value, 'relative') ?? false };
  }
  if (isWhole(value)) return { seconds: integerOf(value) ?? 0 };
  const message =
    '"expires" must be a number of seconds, or an object with "response": the path to the time in the login response.';
  throw new UserError('authentication.bad-expires', message, { pointer: pointerTo(['expires']) });
}

function isWhole(value: JsonValue): boolean {
  if (typeof value === 'string') return /^[+-]?\d+$/.test(value);
  return typeof value === 'number' && Number.isInteger(value);
}
