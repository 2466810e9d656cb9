import { isUserError, TransportError, UserError } from '../../core/errors.ts';
import { quoted } from '../../core/logins/quoted.ts';
import { transportReason } from '../http/transportReason.ts';

/**
 * The error for the user of a failed request to an identity provider, which could not do what `doing` says; the
 * signal's reason if it was aborted. Quotes what the provider says by the standard, and never a body.
 */
export function explainFailure(error: unknown, signal: AbortSignal, doing: string): unknown {
  if (signal.aborted) return signal.reason;
  const own = chainOf(error).find(isUserError);
  if (own instanceof TransportError)
    return new UserError(own.code, `The identity provider cannot be asked: ${transportReason(own)}.`, { cause: own });
  if (own !== undefined) return own;
  const { error: name, error_description: description } = fieldsOf(error);
  if (typeof name === 'string') return refused(name, description, doing);
  const { code, cause } = fieldsOf(error);
  const explained = typeof code === 'string' ? (explanations[code] ?? strange) : undefined;
  return explained === undefined ? error : explained(cause, doing, error);
}

type Explain = (cause: unknown, doing: string, error: unknown) => UserError;

const explanations: Record<string, Explain> = {
  OAUTH_RESPONSE_IS_NOT_CONFORM: (cause, doing, error) => {
    const status = cause instanceof Response ? ` with HTTP ${cause.status}` : ' unlike OAuth 2 says';
    return badProvider(`responded${status} and did not ${doing}`, error);
  },
  OAUTH_RESPONSE_IS_NOT_JSON: (_, doing, error) => badProvider(`responded without JSON and did not ${doing}`, error),
  OAUTH_PARSE_ERROR: (_, doing, error) => badProvider(`responded with invalid JSON and did not ${doing}`, error),
  OAUTH_WWW_AUTHENTICATE_CHALLENGE: (_, doing, error) => {
    const message = `The identity provider refuses the client and did not ${doing}. Check the client ID, "clientAuthentication" and the secret "#appSecret".`;
    return new UserError('login.refused-client', message, { cause: error });
  },
  OAUTH_TIMEOUT: (_, doing, error) => badProvider(`did not ${doing} within 30 seconds`, error),
  OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED: (_cause, _doing, error) => {
    const message = 'The identity provider names another issuer than "issuer" in "logins", so nothing is sent to it.';
    return new UserError('login.wrong-issuer', message, { cause: error });
  },
  OAUTH_JWT_CLAIM_COMPARISON_FAILED: (cause, _doing, error) => wrongIdToken(cause, error),
  OAUTH_JWT_TIMESTAMP_CHECK_FAILED: (cause, _doing, error) => wrongIdToken(cause, error),
};

function strange(_cause: unknown, doing: string, error: unknown): UserError {
  return badProvider(`responded unlike OAuth 2 says and did not ${doing}`, error);
}

function badProvider(what: string, cause: unknown): UserError {
  return new UserError('login.bad-provider', `The identity provider ${what}. Check "logins".`, { cause });
}

function wrongIdToken(cause: unknown, error: unknown): UserError {
  const { claim } = fieldsOf(fieldsOf(cause)['cause']);
  const which = typeof claim === 'string' ? ` (its ${quoted(claim)} is another)` : '';
  const message = `The ID token does not belong to this login${which}. Log in again.`;
  return new UserError('login.wrong-id-token', message, { cause: error });
}

function refused(name: string, description: unknown, doing: string): UserError {
  const said = typeof description === 'string' && description !== '' ? `: ${quoted(description)}` : '';
  const code = name === 'invalid_grant' ? 'login.expired' : 'login.failed';
  return new UserError(code, `The identity provider did not ${doing}, with ${quoted(name)}${said}. Log in again.`);
}

function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

function chainOf(error: unknown): unknown[] {
  const chain: unknown[] = [];
  for (let each = error; each != null && chain.length < 10; each = fieldsOf(each)['cause']) chain.push(each);
  return chain;
}
