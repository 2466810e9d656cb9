import type { SshProxy } from '../../core/config/readSshProxy.ts';
import type { Clock } from '../clock.ts';
import { SshTunnel, type TunnelNews } from '../ssh/sshTunnel.ts';
import { type CacheOptions, createCachingHttpClient } from './cachingHttpClient.ts';
import type { HttpClient } from './httpClient.ts';
import { createUndiciHttpClient, type HttpClientOptions } from './undiciHttpClient.ts';

export interface NetworkOptions extends Omit<HttpClientOptions, 'tunnel'> {
  clock: Clock;
  sshProxy?: SshProxy | undefined;
  /** Hears of the tunnel while a request waits for it. */
  onTunnel?: ((news: TunnelNews) => void) | undefined;
  cache?: Omit<CacheOptions, 'clock'> | undefined;
}

/** The way to the network as a configuration asks for it: through a tunnel or not, with a cache before it or not. */
export function createHttpClient({ clock, sshProxy, onTunnel, cache, ...options }: NetworkOptions): HttpClient {
  const tunnel = sshProxy && new SshTunnel(sshProxy, { connectMs: options.timeouts.connectMs, clock, onTunnel });
  const client = createUndiciHttpClient({ ...options, tunnel });
  return cache === undefined ? client : createCachingHttpClient(client, { ...cache, clock });
}
