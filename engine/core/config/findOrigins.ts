import type { JobConfig } from './extractionConfig.ts';

/** The origins (scheme, host, port) that a configuration names itself: that of `baseUrl` and of endpoints that are whole addresses. */
export function findOrigins(baseUrl: string, jobs: readonly JobConfig[]): ReadonlySet<string> {
  const addresses = [baseUrl, ...jobs.map((job) => job.endpoint)];
  return new Set(
    addresses.flatMap((address) => (URL.canParse(address, baseUrl) ? [new URL(address, baseUrl).origin] : [])),
  );
}
