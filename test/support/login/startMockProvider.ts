import { type MutableRedirectUri, type MutableResponse, OAuth2Server } from 'oauth2-mock-server';
import type { IdentityServer } from './identityServer.ts';

export interface MockOptions {
  /** Changes the address that the browser is sent back to. */
  redirect?: (address: URL) => void;
  /** Changes a response of the token endpoint; `grant` counts them from 1. */
  token?: (response: MutableResponse, grant: number) => void;
  /** Changes the claims of every token that is signed. */
  claims?: (payload: Record<string, unknown>) => void;
  /** Changes what the provider says about itself. */
  metadata?: (body: Record<string, unknown>) => void;
  /** Whether the API refuses the first access token. */
  refusesFirst?: true;
}

/** Starts `oauth2-mock-server`, which asks nobody, knows every client, and of which a test may bend every response. */
export async function startMockProvider(options: MockOptions = {}): Promise<IdentityServer> {
  const server = new OAuth2Server();
  await server.issuer.keys.generate('RS256');
  await server.start(0, '127.0.0.1');
  // As the server names it, with `localhost`.
  const issuer = String(server.issuer.url);
  const grants: string[] = [];
  const given = new Set<string>();
  const { service } = server;
  service.on('beforeAuthorizeRedirect', ({ url }: MutableRedirectUri) => options.redirect?.(url));
  service.on('beforeTokenSigning', ({ payload }: { payload: Record<string, unknown> }) => options.claims?.(payload));
  service.on('beforeWellKnownOpenIdConfiguration', ({ body }: MutableResponse) =>
    options.metadata?.(body as Record<string, unknown>),
  );
  service.on('beforeResponse', (response: MutableResponse, request: { body: Record<string, string> }) => {
    grants.push(String(request.body['grant_type']));
    options.token?.(response, grants.length);
    const body: unknown = response.body;
    const isRefused = options.refusesFirst && grants.length === 1;
    if (typeof body === 'object' && body !== null && 'access_token' in body && !isRefused)
      given.add(String(body.access_token));
  });
  return { issuer, accepts: async (token) => given.has(token), grants, close: async () => void (await server.stop()) };
}
