import { checkCallback } from '../../core/logins/checkCallback.ts';
import { type LoginClient, type LoginTokens, ownerOf, tokensFrom } from '../../core/logins/loginTokens.ts';
import type { Clock } from '../clock.ts';
import type { IdentityProvider } from './identityProvider.ts';
import type { Redirects } from './redirects.ts';

interface LoginParts {
  provider: IdentityProvider;
  redirects: Redirects;
  clock: Pick<Clock, 'now'>;
  /** Shows the address to the user, in a browser. */
  open(address: URL): Promise<void>;
}

/**
 * Logs in with an authorization code and PKCE (RFC 6749, 4.1; RFC 7636). Throws a UserError if the response is not that
 * of this login, and the signal's reason.
 */
export async function logIn(client: LoginClient, parts: LoginParts, signal: AbortSignal): Promise<LoginTokens> {
  const { provider, redirects, clock, open } = parts;
  const { issuer, sendsIssuer, tokenEndpoint } = provider;
  const { address, checks } = await provider.authorize(redirects.uri);
  signal.throwIfAborted();
  await open(address);
  const params = await redirects.response(signal);
  checkCallback(params, { state: checks.state, issuer, sendsIssuer });
  const response = await provider.redeem(params, checks);
  return tokensFrom(response, { owner: ownerOf(client), tokenEndpoint }, clock.now());
}
