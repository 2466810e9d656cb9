import type { SshProxy } from '../../core/config/readSshProxy.ts';
import type { Clock } from '../clock.ts';
import { SshTunnel } from '../ssh/sshTunnel.ts';
import { type CacheOptions, createCachingHttpClient } from './cachingHttpClient.ts';
import type { HttpClient } from './httpClient.ts';
import { createUndiciHttpClient, type HttpClientOptions } from './undiciHttpClient.ts';

export interface NetworkOptions extends Omit<HttpClientOptions, 'tunnel'> {
  clock: Clock;
  sshProxy?: SshProxy | undefined;
  cache?: Omit<CacheOptions, 'clock'> | undefined;
}

/** The way to the network as a configuration asks for it: through a tunnel or not, with a cache before it or not. */
export function createHttpClient({ clock, sshProxy, cache, ...options }: NetworkOptions): HttpClient {
  const tunnel = sshProxy && new SshTunnel(sshProxy, { connectMs: options.timeouts.connectMs, clock });
  const client = createUndiciHttpClient({ ...options, tunnel });
  return cache === undefined ? client : createCachingHttpClient(client, { ...cache, clock });
}
