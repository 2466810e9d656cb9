import { UserError } from '../../../errors.ts';
import { decodeUtf8 } from '../../json/decodeUtf8.ts';
import { JsonSyntaxError } from '../../json/jsonSyntaxError.ts';
import { parseJson } from '../../json/parseJson.ts';
import { isList, isObject, type JsonObject, type JsonValue } from '../../json/value.ts';
import type { HttpResponse } from '../../request/httpRequest.ts';
import { pointerTo } from '../authenticationKind.ts';
import type { LoginOptions } from './loginOptions.ts';

/**
 * The answer to a login as an object (`authentication.md` 4.2): JSON, or with `format: "text"` the body as `data`.
 * Throws a UserError where it is an error or nothing to log in with. The body is never shown: it holds credentials.
 */
export function readLoginAnswer({ status, body }: HttpResponse, format: LoginOptions['format']): JsonObject {
  if (status < 200 || status > 299) {
    const message = `The login was answered with HTTP ${status}. Check "loginRequest" and the credentials.`;
    throw new UserError('authentication.login-failed', message, { pointer: pointerTo(['loginRequest']) });
  }
  const text = decodeUtf8(body);
  if (format === 'text') return { data: text };
  const value = parsed(text);
  if (isObject(value)) return value;
  if (!isList(value) && value !== null) return { data: value };
  throw new UserError(
    'authentication.login-answer',
    `The login was answered with ${value === null ? 'null' : 'a list'} where a JSON object is needed.`,
    { pointer: pointerTo([]) },
  );
}

function parsed(text: string): JsonValue {
  try {
    return parseJson(text);
  } catch (error) {
    if (!(error instanceof JsonSyntaxError)) throw error;
    const message =
      'The login was answered with something that is no JSON. If it is a plain token, set "format" to "text".';
    throw new UserError('authentication.login-answer', message, { pointer: pointerTo(['format']) });
  }
}
