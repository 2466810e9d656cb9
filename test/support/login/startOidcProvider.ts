import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider, { type Configuration } from 'oidc-provider';
import { client, type IdentityServer } from './identityServer.ts';

export interface OidcOptions {
  authentication?: 'client_secret_basic' | 'client_secret_post' | 'none';
  redirectUris?: string[];
  /** The lifetime of an access token in seconds. */
  lifetime?: number;
  rotates?: boolean;
}

/** Starts `oidc-provider`, whose pages ask for a name and for consent. */
export async function startOidcProvider(options: OidcOptions = {}): Promise<IdentityServer> {
  const { authentication = 'client_secret_basic', lifetime = 3600, rotates = true } = options;
  const { redirectUris = ['http://127.0.0.1/callback'] } = options;
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const configuration: Configuration = {
    clients: [
      {
        client_id: client.id,
        ...(authentication !== 'none' && { client_secret: client.secret }),
        token_endpoint_auth_method: authentication,
        application_type: 'native',
        redirect_uris: redirectUris,
        grant_types: ['authorization_code', 'refresh_token'],
      },
    ],
    scopes: ['openid', 'offline_access', 'orders:read'],
    ttl: {
      AccessToken: lifetime,
      AuthorizationCode: 60,
      IdToken: 3600,
      RefreshToken: 3600,
      Grant: 3600,
      Interaction: 600,
      Session: 600,
    },
    issueRefreshToken: () => true,
    rotateRefreshToken: rotates,
    findAccount: (_, accountId) => ({ accountId, claims: () => ({ sub: accountId }) }),
    cookies: { keys: ['a key of the tests'] },
  };
  const provider = quietly(() => new Provider(issuer, configuration));
  const grants: string[] = [];
  provider.use(async (context, next) => {
    await next();
    const { oidc } = context as { oidc?: { route?: string; params?: Record<string, unknown> } };
    if (oidc?.route === 'token') grants.push(String(oidc.params?.['grant_type']));
  });
  server.on('request', provider.callback());
  return {
    issuer,
    accepts: async (token) => (await provider.AccessToken.find(token)) !== undefined,
    grants,
    close: async () => {
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

/** The provider warns of everything that only tests may do. */
function quietly<Result>(work: () => Result): Result {
  const { warn, info } = console;
  Object.assign(console, { warn: () => undefined, info: () => undefined });
  try {
    return work();
  } finally {
    Object.assign(console, { warn, info });
  }
}
