import { TransportError } from './transportError.ts';

interface Failure {
  code: string;
  curlCode: number;
  message: (host: string) => string;
}

const timeout: Failure = {
  code: 'http.timeout',
  curlCode: 28,
  message: (host) =>
    `"${host}" did not answer in time. Check the address, or raise "connectTimeout" and "requestTimeout" in "api.http".`,
};
const notFound: Failure = {
  code: 'http.host-not-found',
  curlCode: 6,
  message: (host) =>
    `The host of "${host}" is not known. Check "baseUrl" for a spelling mistake and the network connection.`,
};
const refused: Failure = {
  code: 'http.connection-refused',
  curlCode: 7,
  message: (host) =>
    `"${host}" cannot be reached: the connection was refused. Check the address and port, and that the API is running.`,
};
const lost: Failure = {
  code: 'http.connection-lost',
  curlCode: 56,
  message: (host) => `The connection to "${host}" broke off before the answer was complete.`,
};
const tls: Failure = {
  code: 'http.tls',
  curlCode: 60,
  message: (host) =>
    `The certificate of "${host}" is not trusted. Give the authority that signed it in "api.caCertificate".`,
};
const other: Failure = { code: 'http.failed', curlCode: 0, message: (host) => `The request to "${host}" failed.` };

const failures = new Map<string, Failure>([
  ['ENOTFOUND', notFound],
  ['EAI_AGAIN', notFound],
  ['ECONNREFUSED', refused],
  ['EHOSTUNREACH', refused],
  ['ENETUNREACH', refused],
  ['EADDRNOTAVAIL', refused],
  ['ETIMEDOUT', timeout],
  ['UND_ERR_CONNECT_TIMEOUT', timeout],
  ['UND_ERR_HEADERS_TIMEOUT', timeout],
  ['UND_ERR_BODY_TIMEOUT', timeout],
  ['ECONNRESET', lost],
  ['EPIPE', lost],
  ['UND_ERR_SOCKET', lost],
  ['UND_ERR_RES_CONTENT_LENGTH_MISMATCH', lost],
  ['UND_ERR_ABORTED', lost],
]);

/** What went wrong on the way to a host, as an error that a person can act on. */
export function toTransportError(error: unknown, host: string): TransportError {
  const failure = findFailure(error) ?? other;
  return new TransportError(failure.code, failure.curlCode, failure.message(host), error);
}

/** Looks through causes and, for several addresses of one host, through each attempt. */
function findFailure(error: unknown): Failure | undefined {
  if (!(error instanceof Error)) return undefined;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (error.name === 'TimeoutError') return timeout;
  if (/^(ERR_TLS_|CERT_|ERR_SSL_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_)/.test(code)) return tls;
  const inner = error instanceof AggregateError ? error.errors[0] : error.cause;
  return failures.get(code) ?? findFailure(inner);
}
