/** A kind of failure on the way to a host, as users are told of it. */
export interface TransportFailure {
  code: string;
  /** The number by which `retryConfig.curl.codes` knows it. */
  curlCode: number;
  message: (host: string) => string;
}
