import * as oauth from 'openid-client';
import type { TokenResponse } from '../../core/auth/tokenResponse.ts';
import { UserError } from '../../core/errors.ts';
import { parsePlain } from '../../core/json/parsePlain.ts';
import { isLoopback } from '../../core/logins/isLoopback.ts';
import type { LoginClient } from '../../core/logins/loginTokens.ts';
import { quoted } from '../../core/logins/quoted.ts';
import type { WireClient } from '../http/undiciHttpClient.ts';
import { explainFailure } from './explainFailure.ts';
import { fetchOver } from './fetchOver.ts';

/** The secrets of one authorization request, which its response must match. */
export interface AuthorizationChecks {
  redirectUri: string;
  state: string;
  verifier: string;
  /** Absent: the login asks for no ID token. */
  nonce?: string;
}

/** An identity provider, as a client talks to it. Throws a UserError for every failure, and the signal's reason. */
export interface IdentityProvider {
  issuer: string | undefined;
  /** Whether it announces an `iss` in every authorization response (RFC 9207). */
  sendsIssuer: boolean;
  authorizationEndpoint: string;
  tokenEndpoint: string;
  /** Makes the address to open in the browser, with what its response must match. */
  authorize(redirectUri: string): Promise<{ address: URL; checks: AuthorizationChecks }>;
  /** Gets tokens for the code in an authorization response, which has passed `checkCallback`. */
  redeem(params: URLSearchParams, checks: AuthorizationChecks): Promise<TokenResponse>;
  /** Gets tokens for a refresh token. Throws `login.expired` if the provider no longer accepts it. */
  refresh(refreshToken: string): Promise<TokenResponse>;
}

/**
 * Reads what an identity provider says about itself, unless the settings name both endpoints. No
 * other module uses the library. The signal ends all of its requests.
 */
export async function openIdentityProvider(
  client: LoginClient,
  wire: WireClient,
  signal: AbortSignal,
): Promise<IdentityProvider> {
  const { settings } = client;
  const explained = <Result>(doing: string, work: Promise<Result>): Promise<Result> =>
    work.catch((error: unknown) => {
      throw explainFailure(error, signal, doing);
    });
  const config = await explained('describe itself', configure(client, fetchOver(wire, signal)));
  const metadata = config.serverMetadata();
  const { authorization_endpoint: authorizationEndpoint = '', token_endpoint: tokenEndpoint = '' } = metadata;
  for (const endpoint of [authorizationEndpoint, tokenEndpoint]) requireSafe(endpoint);
  requirePkce(metadata.code_challenge_methods_supported);
  return {
    issuer: settings.issuer === undefined ? undefined : metadata.issuer,
    sendsIssuer: metadata.authorization_response_iss_parameter_supported === true,
    authorizationEndpoint,
    tokenEndpoint,
    async authorize(redirectUri) {
      const [state, verifier] = [oauth.randomState(), oauth.randomPKCECodeVerifier()];
      const nonce = wantsIdToken(client) ? oauth.randomNonce() : undefined;
      const { scope, parameters = {} } = settings;
      const address = oauth.buildAuthorizationUrl(config, {
        ...parameters,
        redirect_uri: redirectUri,
        code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        state,
        ...(scope !== undefined && { scope }),
        ...(nonce !== undefined && { nonce }),
      });
      return { address, checks: { redirectUri, state, verifier, ...(nonce !== undefined && { nonce }) } };
    },
    async redeem(params, { redirectUri, state, verifier, nonce }) {
      const checks = {
        pkceCodeVerifier: verifier,
        expectedState: state,
        ...(nonce !== undefined && { expectedNonce: nonce, idTokenExpected: true }),
      };
      const response = new URL(`${redirectUri}?${params}`);
      return plain(await explained('give tokens', oauth.authorizationCodeGrant(config, response, checks)));
    },
    refresh: async (refreshToken) =>
      plain(await explained('renew the tokens', oauth.refreshTokenGrant(config, refreshToken))),
  };
}

async function configure(client: LoginClient, fetch: oauth.CustomFetch): Promise<oauth.Configuration> {
  const { settings, clientId } = client;
  const { issuer, authorizationEndpoint, tokenEndpoint } = settings;
  const isLocal = [issuer, tokenEndpoint].some((address) => address?.startsWith('http:'));
  const known =
    authorizationEndpoint !== undefined && tokenEndpoint !== undefined
      ? { authorization_endpoint: authorizationEndpoint, token_endpoint: tokenEndpoint }
      : undefined;
  const metadata = known
    ? { issuer: issuer ?? new URL(known.authorization_endpoint).origin, ...known }
    : { ...(await discover(new URL(issuer ?? ''), clientId, fetch, isLocal)), ...endpointsOf(client) };
  const methods = metadata.token_endpoint_auth_methods_supported;
  const config = new oauth.Configuration(metadata, clientId, undefined, authenticationOf(client, methods));
  config[oauth.customFetch] = fetch;
  if (isLocal) oauth.allowInsecureRequests(config);
  return config;
}

/** The documents of OpenID Connect and, where there is none, of OAuth 2 (RFC 8414). */
async function discover(
  issuer: URL,
  clientId: string,
  fetch: oauth.CustomFetch,
  isLocal: boolean,
): Promise<oauth.ServerMetadata> {
  const execute = isLocal ? [oauth.allowInsecureRequests] : [];
  const read = async (algorithm: 'oidc' | 'oauth2') =>
    (
      await oauth.discovery(issuer, clientId, undefined, oauth.None(), {
        algorithm,
        execute,
        [oauth.customFetch]: fetch,
      })
    ).serverMetadata();
  return await read('oidc').catch((error: unknown) => {
    const status = error instanceof oauth.ClientError && error.cause instanceof Response ? error.cause.status : 0;
    if (status === 404) return read('oauth2');
    throw error;
  });
}

function endpointsOf({ settings: { authorizationEndpoint, tokenEndpoint } }: LoginClient) {
  return {
    ...(authorizationEndpoint !== undefined && { authorization_endpoint: authorizationEndpoint }),
    ...(tokenEndpoint !== undefined && { token_endpoint: tokenEndpoint }),
  };
}

function authenticationOf(
  { settings, clientSecret = '' }: LoginClient,
  methods: string[] = ['client_secret_basic'],
): oauth.ClientAuth {
  const offered = methods.includes('client_secret_basic') ? 'client_secret_basic' : 'client_secret_post';
  const method = settings.clientAuthentication ?? (clientSecret === '' ? 'none' : offered);
  if (method === 'none') return oauth.None();
  if (clientSecret !== '')
    return method === 'client_secret_basic'
      ? oauth.ClientSecretBasic(clientSecret)
      : oauth.ClientSecretPost(clientSecret);
  const message = `"clientAuthentication" is "${method}", but the client has no secret. Set the secret "#appSecret".`;
  throw new UserError('login.no-client-secret', message);
}

function wantsIdToken({ settings: { scope = '' } }: LoginClient): boolean {
  return scope.split(/\s+/).includes('openid');
}

/** Throws a UserError for an endpoint to which a code or a token would go without TLS. */
function requireSafe(endpoint: string): void {
  if (!URL.canParse(endpoint))
    throw new UserError('login.bad-provider', 'The identity provider names no authorization or token endpoint.');
  const { protocol } = new URL(endpoint);
  if (protocol === 'https:' || (protocol === 'http:' && isLoopback(endpoint))) return;
  throw new UserError('login.insecure', `The endpoint ${quoted(endpoint)} is not https, so nothing is sent there.`);
}

function requirePkce(methods: readonly string[] | undefined): void {
  if (methods === undefined || methods.includes('S256')) return;
  const message = `The identity provider offers no PKCE with S256, only ${quoted(methods.join(', '))}.`;
  throw new UserError('login.bad-provider', message);
}

/** The response without the methods that the library adds. */
function plain(response: object): TokenResponse {
  return parsePlain<TokenResponse>(JSON.stringify(response));
}
