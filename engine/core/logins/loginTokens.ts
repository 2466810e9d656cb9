import type { TokenResponse } from '../auth/tokenResponse.ts';
import type { LoginSettings } from './loginSettings.ts';

/** The tokens of a login, as the secret store keeps them. */
export interface LoginTokens {
  /** Identity provider and client that they belong to: they are never used for another one. */
  owner: string;
  /** The endpoint that gave them. */
  tokenEndpoint: string;
  response: TokenResponse;
  /** Unix time in milliseconds; absent: the provider did not say. */
  expiresAt?: number;
}

/** The client of a login at its identity provider. */
export interface LoginClient {
  settings: LoginSettings;
  clientId: string;
  clientSecret?: string | undefined;
}

/** The remaining time below which an access token is renewed: a run should not begin with one that ends with it. */
const marginMs = 30_000;

/** The owner of the tokens of a client. */
export function ownerOf({ settings, clientId }: LoginClient): string {
  const { issuer, authorizationEndpoint, tokenEndpoint } = settings;
  return JSON.stringify([issuer ?? null, authorizationEndpoint ?? null, tokenEndpoint ?? null, clientId]);
}

/** Tokens from a response, received now. A response without a refresh token leaves the previous one valid. */
export function tokensFrom(
  response: TokenResponse,
  { owner, tokenEndpoint, previous }: Pick<LoginTokens, 'owner' | 'tokenEndpoint'> & { previous?: LoginTokens },
  now: number,
): LoginTokens {
  const refresh_token = response.refresh_token ?? previous?.response.refresh_token;
  const { expires_in } = response;
  return {
    owner,
    tokenEndpoint,
    response: { ...response, ...(refresh_token !== undefined && { refresh_token }) },
    ...(typeof expires_in === 'number' && { expiresAt: now + expires_in * 1000 }),
  };
}

/** Whether an access token may be used now. `rejected` is one that the API refused. */
export function isUsable({ response, expiresAt }: LoginTokens, now: number, rejected?: string): boolean {
  return response.access_token !== rejected && (expiresAt === undefined || expiresAt - marginMs > now);
}

/** The response with the remaining time of its access token. */
export function responseNow({ response, expiresAt }: LoginTokens, now: number): TokenResponse {
  if (expiresAt === undefined) return response;
  return { ...response, expires_in: Math.max(0, Math.floor((expiresAt - now) / 1000)) };
}
