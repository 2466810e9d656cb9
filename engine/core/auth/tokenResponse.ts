/** The response of a token endpoint, with whatever it has besides (RFC 6749, 5.1). */
export interface TokenResponse {
  access_token: string;
  refresh_token?: string | undefined;
  expires_in?: number | undefined;
  [name: string]: unknown;
}
