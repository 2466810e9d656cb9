import { UserError } from '../../core/errors.ts';
import { decodeUtf8 } from '../../core/json/decodeUtf8.ts';
import type { HttpRequest } from '../../core/request/httpRequest.ts';
import { findCause } from './causes/findCause.ts';
import { findErrorTexts } from './errorSentence.ts';
import type { SentResponse } from './sent/sentResponse.ts';
import type { FailurePlace } from './statusError.ts';

/** The error for a refused login, if its cause is known. The body is never shown, because it may hold credentials. */
export function loginRefusal(
  request: HttpRequest,
  response: SentResponse,
  place: Omit<FailurePlace, 'before'>,
): UserError | undefined {
  const { status, body } = response;
  if (status >= 200 && status < 300) return undefined;
  const before = { pages: 0, inSession: 0 };
  const cause = findCause({ ...place, request, response, before, texts: findErrorTexts(decodeUtf8(body)) });
  if (cause === undefined) return undefined;
  const { message, pointer, ...found } = cause;
  const said = `The login responded with HTTP ${status}. ${message}`;
  return new UserError('authentication.login-failed', said, { ...(pointer !== undefined && { pointer }), found });
}
