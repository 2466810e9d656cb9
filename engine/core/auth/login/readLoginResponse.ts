import { UserError } from '../../errors.ts';
import { decodeUtf8 } from '../../json/decodeUtf8.ts';
import { JsonSyntaxError } from '../../json/jsonSyntaxError.ts';
import { parseJson } from '../../json/parseJson.ts';
import { toUtf8 } from '../../json/toUtf8.ts';
import { isList, isObject, type JsonObject, type JsonValue } from '../../json/value.ts';
import type { HttpResponse } from '../../request/httpRequest.ts';
import { pointerTo } from '../authenticationKind.ts';
import type { LoginOptions } from './loginOptions.ts';

/**
 * Reads a login response (`docs/format/authentication.md#42-reading-the-response`): JSON, or with `format: "text"` the
 * body as `data`. Throws a UserError for an error or other text, without showing the body, which holds credentials.
 */
export function readLoginResponse({ status, headers, body }: HttpResponse, format: LoginOptions['format']): JsonObject {
  if (status < 200 || status > 299) {
    const message = `The login responded with HTTP ${status}. Check "loginRequest" and the credentials.`;
    throw new UserError('authentication.login-failed', message, { pointer: pointerTo(['loginRequest']) });
  }
  const text = decodeUtf8(toUtf8(body, headers.get('content-type')).bytes);
  if (format === 'text') return { data: text };
  const value = parsed(text);
  if (isObject(value)) return value;
  if (!isList(value) && value !== null) return { data: value };
  throw new UserError(
    'authentication.login-answer',
    `The login response is ${value === null ? 'null' : 'a list'}, but must be a JSON object.`,
    { pointer: pointerTo([]) },
  );
}

function parsed(text: string): JsonValue {
  try {
    return parseJson(text);
  } catch (error) {
    if (!(error instanceof JsonSyntaxError)) throw error;
    const message = 'The login response is not JSON. If it is a plain token, set "format" to "text".';
    throw new UserError('authentication.login-answer', message, { pointer: pointerTo(['format']) });
  }
}
