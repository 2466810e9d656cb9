import type { Code } from '../../core/contracts/generated/types.ts';

/** A kind of failure on the way to a host, as users are told of it. */
export interface TransportFailure {
  code: Code;
  /** The number by which `retryConfig.curl.codes` knows it. */
  curlCode: number;
  message: (host: string) => string;
  /** What is said in its place of a request that went through a proxy, where that makes a difference. */
  proxyMessage?: (host: string, proxy: string) => string;
}
