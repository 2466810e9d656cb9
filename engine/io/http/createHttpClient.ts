import type { SshProxy } from '../../core/config/readSshProxy.ts';
import type { Clock } from '../clock.ts';
import { SshTunnel } from '../ssh/sshTunnel.ts';
import { type CacheOptions, createCachingHttpClient } from './cachingHttpClient.ts';
import type { HttpClient } from './httpClient.ts';
import { createUndiciHttpClient, type HttpClientOptions } from './undiciHttpClient.ts';

/** Network settings that replace the environment variables of the process. Plain data. */
export interface NetworkSettings {
  /** `http_proxy`, `https_proxy` and `no_proxy`, in both letter cases; absent: the variables of the process. */
  environment?: Record<string, string | undefined>;
  /** Whether the operating system's certificate authorities are trusted besides Node's. */
  systemCertificates?: boolean;
  /** Whether the certificate of the proxy itself is verified; absent: yes. The API's certificate always is. */
  verifyProxy?: boolean;
}

export interface NetworkOptions extends Omit<HttpClientOptions, 'tunnel'> {
  clock: Clock;
  sshProxy?: SshProxy | undefined;
  cache?: Omit<CacheOptions, 'clock'> | undefined;
}

/** The HTTP client of a configuration: with or without a tunnel and a cache. */
export function createHttpClient({ clock, sshProxy, cache, ...options }: NetworkOptions): HttpClient {
  const tunnel = sshProxy && new SshTunnel(sshProxy, { connectMs: options.timeouts.connectMs, clock });
  const client = createUndiciHttpClient({ ...options, tunnel });
  return cache === undefined ? client : createCachingHttpClient(client, { ...cache, clock });
}
