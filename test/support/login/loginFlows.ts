import type { LoginRun } from './runWithLogin.ts';
import type { MockOptions } from './startMockProvider.ts';
import type { OidcOptions } from './startOidcProvider.ts';

const refreshing = {
  type: 'oauth20.login',
  loginRequest: {
    endpoint: '‹token endpoint›',
    method: 'FORM',
    params: {
      grant_type: 'refresh_token',
      refresh_token: { user: 'refresh_token' },
      client_id: { consumer: 'client_id' },
      client_secret: { consumer: 'client_secret' },
    },
  },
  apiRequest: { headers: { Authorization: { function: 'concat', args: ['Bearer ', { response: 'access_token' }] } } },
};

/** A flow: its provider, what differs from a run that works, and what comes of it. */
export interface Flow {
  title: string;
  provider?: OidcOptions;
  mock?: MockOptions;
  run?: Partial<Omit<LoginRun, 'folder' | 'settings'>>;
  settings?: Record<string, unknown>;
  /** Whether the settings name the endpoints rather than the issuer. */
  endpoints?: true;
  /** Whether the API refuses the access token of the login. */
  isRefused?: true;
  /** The message of a login that is refused; absent: the run is done. */
  refused?: RegExp;
  /** The grants that the provider was asked for; absent: one code. */
  grants?: readonly string[];
}

/** The grant of a code. */
export const code = 'authorization_code';
const refresh = 'refresh_token';

export const loginFlows: readonly Flow[] = [
  // oidc-provider
  { title: 'a client with a secret in the header', provider: {} },
  {
    title: 'a client with a secret in the body',
    provider: { authentication: 'client_secret_post' },
    settings: { clientAuthentication: 'client_secret_post' },
  },
  { title: 'a public client', provider: { authentication: 'none' }, run: { secret: null } },
  {
    title: 'a public client, although there is a secret',
    provider: { authentication: 'none' },
    settings: { clientAuthentication: 'none' },
  },
  { title: 'several scopes', provider: {}, settings: { scope: 'openid offline_access orders:read' } },
  { title: 'no ID token', provider: {}, settings: { scope: 'orders:read' } },
  {
    title: 'a scope that is not ASCII',
    provider: {},
    settings: { scope: 'openid größe' },
    refused: /refused the login with "invalid_scope"/,
    grants: [],
  },
  { title: 'further parameters', provider: {}, settings: { parameters: { prompt: 'consent', login_hint: 'ada é&=' } } },
  {
    title: 'endpoints in place of an issuer',
    provider: {},
    endpoints: true,
    settings: { scope: 'orders:read' },
  },
  {
    title: 'JSON as the platform passes it',
    provider: {},
    run: {
      authentication: {
        type: 'oauth20',
        format: 'json',
        headers: { Authorization: { function: 'concat', args: ['Bearer ', { authorization: 'data.access_token' }] } },
      },
    },
  },
  {
    title: 'an access token that ends soon',
    provider: { lifetime: 20 },
  },
  ...(['client_secret_basic', 'client_secret_post', 'none'] as const).map(
    (authentication): Flow => ({
      title: `a token that the API refuses, renewed by a client with ${authentication}`,
      provider: { authentication },
      settings: { scope: 'openid offline_access', clientAuthentication: authentication },
      isRefused: true,
      grants: [code, refresh],
    }),
  ),
  {
    title: 'a provider that does not rotate',
    provider: { rotates: false },
    settings: { scope: 'openid offline_access' },
    isRefused: true,
    grants: [code, refresh],
  },
  {
    title: 'a refresh token that rotates, for all requests of a parallel run together',
    provider: {},
    settings: { scope: 'openid offline_access' },
    run: {
      jobs: [1, 2, 3, 4].map((number) => ({ endpoint: `orders/${number}` })),
      verb: ['run', '--login', '--events', 'json', '--parallel', '4'],
    },
    isRefused: true,
    grants: [code, refresh],
  },
  {
    title: 'a wrong secret',
    provider: {},
    run: { secret: 'another' },
    refused: /refuses the client and did not give tokens\. Check the client ID/,
  },
  {
    title: 'no secret for a client that has to send one',
    provider: {},
    settings: { clientAuthentication: 'client_secret_basic' },
    run: { secret: null },
    refused: /Set the secret "#appSecret"/,
    grants: [],
  },
  {
    title: 'a user who denies it',
    provider: {},
    run: { visit: { denies: true } },
    refused: /^The login was denied in the browser: "End-User aborted interaction"\. Log in again to allow it\.$/,
    grants: [],
  },
  {
    title: 'a provider that has to ask the user, and may not',
    provider: {},
    settings: { scope: 'openid', parameters: { prompt: 'none' } },
    refused: /refused the login with "login_required"/,
    grants: [],
  },
  {
    title: 'a code that the provider did not give',
    provider: {},
    run: { visit: { returns: (to) => withCode(to, 'of-another-time') } },
    refused: /did not give tokens, with "invalid_grant"/,
  },
  {
    title: 'the state of another login',
    provider: {},
    run: { visit: { returns: (to) => changed(to, 'state', 'another') } },
    refused: /belongs to another login/,
    grants: [],
  },
  {
    title: 'no state',
    provider: {},
    run: { visit: { returns: (to) => changed(to, 'state', undefined) } },
    refused: /belongs to another login/,
    grants: [],
  },
  {
    title: 'two states',
    provider: {},
    run: { visit: { returns: (to) => new URL(`${to}&state=another`) } },
    refused: /belongs to another login/,
    grants: [],
  },
  {
    title: 'another issuer',
    provider: {},
    run: { visit: { returns: (to) => changed(to, 'iss', 'https://evil.example') } },
    refused: /is not from the identity provider/,
    grants: [],
  },
  {
    title: 'no issuer, although the provider announces one',
    provider: {},
    run: { visit: { returns: (to) => changed(to, 'iss', undefined) } },
    refused: /is not from the identity provider/,
    grants: [],
  },
  // oauth2-mock-server
  { title: 'a provider that asks nobody', mock: {} },
  { title: 'a provider that asks nobody, not even for a secret', mock: {}, run: { secret: null } },
  { title: 'an ID token', mock: {}, settings: { scope: 'openid' } },
  {
    title: 'the ID token of another login',
    mock: { claims: inIdToken('nonce', 'another') },
    settings: { scope: 'openid' },
    refused: /The ID token does not belong to this login \(its "nonce" is another\)/,
  },
  {
    title: 'the ID token of another issuer',
    mock: { claims: inIdToken('iss', 'https://evil.example') },
    settings: { scope: 'openid' },
    refused: /The ID token does not belong to this login \(its "iss" is another\)/,
  },
  {
    title: 'the ID token for another client',
    mock: { claims: inIdToken('aud', 'another') },
    settings: { scope: 'openid' },
    refused: /The ID token does not belong to this login \(its "aud" is another\)/,
  },
  {
    title: 'a provider that names another issuer',
    mock: { metadata: says('issuer', 'https://evil.example') },
    refused: /names another issuer than "issuer" in "logins"/,
    grants: [],
  },
  {
    title: 'a provider that leads to a plain address elsewhere',
    mock: { metadata: says('token_endpoint', 'http://evil.example/token') },
    refused: /"http:\/\/evil\.example\/token" is not https, so nothing is sent there/,
    grants: [],
  },
  {
    title: 'a provider that has no PKCE with S256',
    mock: { metadata: says('code_challenge_methods_supported', ['plain']) },
    refused: /offers no PKCE with S256, only "plain"/,
    grants: [],
  },
  {
    title: 'a token endpoint that fails',
    mock: { token: (response) => void Object.assign(response, { statusCode: 500, body: { oops: 'inner words' } }) },
    refused: /^The identity provider responded with HTTP 500 and did not give tokens\. Check "logins"\.$/,
  },
  {
    title: 'a token endpoint with an error that is not ASCII',
    mock: { token: refuseWith('invalid_request', 'Fehler:\n größe \u202e') },
    refused: /did not give tokens, with "invalid_request": "Fehler: größe/,
  },
  {
    title: 'a token endpoint with a page',
    mock: { token: (response) => void Object.assign(response, { body: '<html>Sign in</html>' }) },
    refused: /^The identity provider responded .* and did not give tokens\. Check "logins"\.$/,
  },
  {
    title: 'a token that the API refuses, without a refresh token',
    mock: {
      refusesFirst: true,
      token: ({ body }) => void delete (body as Record<string, unknown>)['refresh_token'],
    },
    refused: /^The login has expired, and the identity provider gave no refresh token\. Log in again\.$/,
  },
  {
    title: 'a token that the API refuses, and a refresh token that no longer counts',
    mock: {
      refusesFirst: true,
      token: (response, grant) => grant > 1 && refuseWith('invalid_grant', 'gone')(response, grant),
    },
    refused: /^The identity provider no longer accepts the login\. Log in again\.$/,
    grants: [code, refresh],
  },
  {
    title: 'a token that the API refuses, renewed for all requests of a parallel run together',
    mock: { refusesFirst: true },
    run: {
      jobs: [1, 2, 3, 4].map((number) => ({ endpoint: `orders/${number}` })),
      verb: ['run', '--login', '--events', 'json', '--parallel', '4'],
    },
    grants: [code, refresh],
  },
  {
    title: 'a response without an access token',
    mock: { token: ({ body }) => void delete (body as Record<string, unknown>)['access_token'] },
    refused: /responded unlike OAuth 2 says and did not give tokens/,
  },
  {
    title: 'an authorization without a code',
    mock: { redirect: (to) => to.searchParams.delete('code') },
    refused: /has no code/,
    grants: [],
  },
  {
    title: 'a token that the API refuses, renewed once',
    mock: { refusesFirst: true },
    grants: [code, refresh],
  },
  {
    title: 'a login of the run itself, which takes the tokens of the browser',
    mock: {},
    run: { authentication: refreshing },
    grants: [code],
  },
];

function changed(address: URL, name: string, value: string | undefined): URL {
  const other = new URL(address);
  if (value === undefined) other.searchParams.delete(name);
  else other.searchParams.set(name, value);
  return other;
}

function withCode(address: URL, value: string): URL {
  return changed(address, 'code', value);
}

function refuseWith(error: string, error_description: string): ChangeToken {
  return (response) => void Object.assign(response, { statusCode: 400, body: { error, error_description } });
}

/** Changes a claim of the ID token, the only one with a nonce. */
function inIdToken(claim: string, value: string): NonNullable<MockOptions['claims']> {
  return (payload) => {
    if (payload['nonce'] !== undefined) payload[claim] = value;
  };
}

function says(key: string, value: unknown): NonNullable<MockOptions['metadata']> {
  return (body) => {
    body[key] = value;
  };
}

type ChangeToken = NonNullable<MockOptions['token']>;
