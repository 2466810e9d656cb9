import { UserError } from '../errors.ts';
import { quoted } from './quoted.ts';

/** The marks by which a login knows its response in the browser. */
export interface ExpectedCallback {
  state: string;
  issuer: string | undefined;
  /** Whether the provider announces that it always sends its `iss` (RFC 9207). */
  sendsIssuer: boolean;
}

/**
 * Throws a UserError for a response of another login or of another identity provider, for one that says why there is
 * no login, and for one without a code. The state comes first: nothing else of a foreign response counts.
 */
export function checkCallback(params: URLSearchParams, { state, issuer, sendsIssuer }: ExpectedCallback): void {
  if (onlyOf(params, 'state') !== state)
    throw new UserError('login.wrong-state', 'The response in the browser belongs to another login. Log in again.');
  const from = onlyOf(params, 'iss');
  if (from === undefined ? sendsIssuer || params.has('iss') : issuer !== undefined && from !== issuer) {
    const message = `The response in the browser is not from the identity provider ${quoted(issuer ?? '')}. Nothing was sent to it; check "issuer" in "logins".`;
    throw new UserError('login.wrong-issuer', message);
  }
  const error = params.get('error');
  if (error !== null) throw denied(error, params.get('error_description'));
  if (!onlyOf(params, 'code')) throw new UserError('login.failed', 'The response in the browser has no code.');
}

/** The value of a parameter that occurs once. */
function onlyOf(params: URLSearchParams, name: string): string | undefined {
  const values = params.getAll(name);
  return values.length === 1 ? values[0] : undefined;
}

function denied(error: string, description: string | null): UserError {
  const said = description ? `: ${quoted(description)}` : '';
  if (error === 'access_denied')
    return new UserError('login.denied', `The login was denied in the browser${said}. Log in again to allow it.`);
  return new UserError('login.failed', `The identity provider refused the login with ${quoted(error)}${said}.`);
}
