import type { Proxies } from './readProxies.ts';

/**
 * The address, without user and password, of the proxy that a request to an origin goes through; undefined where it goes
 * through none. Decides as undici does, which does not tell.
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

/** An entry is a host with everything below it; with a port it is for that port only. */
function matches(entry: string, name: string, number: number): boolean {
  const [, host = entry, port] = /^(.+):(\d+)$/.exec(entry) ?? [];
  if (Number(port ?? 0) !== 0 && Number(port) !== number) return false;
  const wanted = host.replace(/^\*?\./, '').toLowerCase();
  return name === wanted || name.endsWith(`.${wanted}`);
}
