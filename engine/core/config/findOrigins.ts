import { decodeUri } from '../text/decodeUri.ts';

/**
 * The origins (scheme, host, port) in `baseUrl` and in endpoints that are complete addresses, each with its decoded
 * `username:password` (`docs/format/configuration.md#51-baseurl`) or an empty text.
 */
export function findOrigins(baseUrl: string, endpoints: readonly string[]): ReadonlyMap<string, string> {
  const origins = new Map<string, string>();
  for (const address of [baseUrl, ...endpoints]) {
    if (!URL.canParse(address, baseUrl)) continue;
    const url = new URL(address, baseUrl);
    origins.set(url.origin, origins.get(url.origin) || credentialsOf(url));
  }
  return origins;
}

function credentialsOf({ username, password }: URL): string {
  return username === '' && password === ''
    ? ''
    : [username, password].map((text) => decodeUri(text) ?? text).join(':');
}
