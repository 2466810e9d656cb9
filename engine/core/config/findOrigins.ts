import { decodeUri } from '../text/decodeUri.ts';

/**
 * The origins (scheme, host, port) that a configuration names: that of `baseUrl` and those of endpoints that are
 * complete addresses. Each has the decoded `username:password` in front of its host
 * (`docs/format/configuration.md#51-baseurl`), or an empty text.
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
