/** A `token_endpoint_auth_method` (RFC 7591) of a client. */
export type ClientAuthentication = 'client_secret_basic' | 'client_secret_post' | 'none';

/** How to log in to an API in the browser: `logins` of a `.pagewright.json`. Holds no secret. */
export interface LoginSettings {
  /** The identity provider, whose `.well-known` document names the endpoints; absent: they are here. */
  issuer?: string;
  authorizationEndpoint?: string;
  tokenEndpoint?: string;
  /** Absent: `appKey` of the credentials in the configuration. */
  clientId?: string;
  /** Absent: as the provider describes itself, and `none` without a secret. */
  clientAuthentication?: ClientAuthentication;
  /** The scopes, separated by spaces. */
  scope?: string;
  /** Further parameters of the authorization request, such as `audience`. */
  parameters?: Readonly<Record<string, string>>;
  /** A loopback address to which the browser returns; without a port, any free one. */
  redirectUri?: string;
}
