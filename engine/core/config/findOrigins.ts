import { decodeUri } from '../text/decodeUri.ts';

/**
 * The origins (scheme, host, port) that a configuration names itself, that of `baseUrl` and of endpoints that are whole
 * addresses, each with the credentials that stand in front of its host (`configuration.md` 5.1) as `name:password`,
 * decoded; an empty text where there are none.
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
