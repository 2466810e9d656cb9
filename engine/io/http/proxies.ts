import { UserError } from '../../core/errors.ts';
import { decodeUri } from '../../core/text/decodeUri.ts';

export interface Proxies {
  httpProxy?: string;
  httpsProxy?: string;
  noProxy: string;
}

const schemes = new Set(['http:', 'https:']);

/**
 * The proxies of the environment variables, lower case first; undefined if there are none. Throws a UserError for an
 * invalid address of an HTTP proxy; the error never contains the address, which may hold a password.
 */
export function readProxies(environment: Record<string, string | undefined>): Proxies | undefined {
  const httpProxy = readAddress(environment, 'http_proxy');
  const httpsProxy = readAddress(environment, 'https_proxy');
  if (httpProxy === undefined && httpsProxy === undefined) return undefined;
  return {
    noProxy: environment['no_proxy'] ?? environment['NO_PROXY'] ?? '',
    ...(httpProxy !== undefined && { httpProxy }),
    ...(httpsProxy !== undefined && { httpsProxy }),
  };
}

function readAddress(environment: Record<string, string | undefined>, name: string): string | undefined {
  const address = environment[name] || environment[name.toUpperCase()];
  if (!address) return undefined;
  if (isAddress(address)) return address;
  throw new UserError(
    'http.proxy-address',
    `The proxy for ${name === 'http_proxy' ? 'http' : 'https'} addresses is not written as "http://HOST:PORT" or "http://USER:PASSWORD@HOST:PORT", with "%25" for a "%" in the password. Correct "http.proxy" in the settings of the editor, or the variable "${name.toUpperCase()}".`,
  );
}

function isAddress(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, username, password } = new URL(address);
  // undici throws for credentials that cannot be decoded.
  return schemes.has(protocol) && [username, password].every((text) => decodeUri(text) !== undefined);
}

/**
 * The proxy for requests to an origin, without username and password; undefined if there is none. Decides as undici
 * does, which does not report it.
 */
export function findProxy(proxies: Proxies | undefined, origin: string): string | undefined {
  const { protocol, host, port } = new URL(origin);
  const { httpProxy, httpsProxy = httpProxy, noProxy = '' } = proxies ?? {};
  const proxy = protocol === 'https:' ? httpsProxy : httpProxy;
  if (proxy === undefined || noProxy === '*') return undefined;
  const name = host.replace(/:\d*$/, '').toLowerCase();
  const number = Number(port) || (protocol === 'https:' ? 443 : 80);
  const isException = noProxy.split(/[,\s]/).some((entry) => entry !== '' && matches(entry, name, number));
  return isException ? undefined : new URL(proxy).origin;
}

/** Whether an entry matches: a host with all its subdomains; with a port for that port only. */
function matches(entry: string, name: string, number: number): boolean {
  const [, host = entry, port] = /^(.+):(\d+)$/.exec(entry) ?? [];
  if (Number(port ?? 0) !== 0 && Number(port) !== number) return false;
  const wanted = host.replace(/^\*?\./, '').toLowerCase();
  return name === wanted || name.endsWith(`.${wanted}`);
}
