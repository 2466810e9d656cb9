import type { LoginClient, LoginTokens } from '../core/logins/loginTokens.ts';
import { ownerOf } from '../core/logins/loginTokens.ts';
import { systemClock } from '../io/clock.ts';
import type { NetworkSettings } from '../io/http/createHttpClient.ts';
import { createUndiciHttpClient } from '../io/http/undiciHttpClient.ts';
import { type IdentityProvider, openIdentityProvider } from '../io/login/identityProvider.ts';
import { logIn } from '../io/login/logIn.ts';
import type { Redirects } from '../io/login/redirects.ts';
import { TokenKeeper, type TokenStore } from '../io/login/tokenKeeper.ts';

const timeouts = { connectMs: 30_000, requestMs: 30_000 };
/** Maximum size of a response of an identity provider, in bytes. */
const maxResponseBytes = 1024 * 1024;

/** The browser of a login: where it returns to, and how the user gets there. */
export interface LoginBrowser {
  redirects: Redirects;
  open(address: URL): Promise<void>;
}

/** Logs in in the browser. Throws a UserError, or the signal's reason. Closes neither the browser nor its redirects. */
export async function logInWith(
  client: LoginClient,
  { redirects, open }: LoginBrowser,
  network: NetworkSettings,
  signal: AbortSignal,
): Promise<LoginTokens> {
  return await withProvider(client, network, signal, (provider) =>
    logIn(client, { provider, redirects, clock: systemClock, open }, signal),
  );
}

/** Keeps the tokens of a client in a store, and refreshes them. */
export function keepTokens(client: LoginClient, store: TokenStore, network: NetworkSettings): TokenKeeper {
  // Never aborted: a response that nobody reads would take the new refresh token with it.
  const { signal } = new AbortController();
  return new TokenKeeper({
    store,
    owner: ownerOf(client),
    refresh: (token) => withProvider(client, network, signal, (provider) => provider.refresh(token)),
    clock: systemClock,
  });
}

async function withProvider<Result>(
  client: LoginClient,
  { environment = process.env, ...network }: NetworkSettings,
  signal: AbortSignal,
  work: (provider: IdentityProvider) => Promise<Result>,
): Promise<Result> {
  const wire = createUndiciHttpClient({ ...network, environment, timeouts, maxBytes: maxResponseBytes });
  try {
    return await work(await openIdentityProvider(client, wire, signal));
  } finally {
    await wire.close();
  }
}
