import { TransportError } from '../../errors.ts';
import { findTlsFailure, type TransportFailure } from './findTlsFailure.ts';

const checkProxy = 'Check "http.proxy" in the settings of the editor, or the variables "HTTP_PROXY" and "HTTPS_PROXY".';

const timeout: TransportFailure = {
  code: 'http.timeout',
  curlCode: 28,
  message: (host) =>
    `"${host}" did not respond in time. Check the address, or raise "connectTimeout" and "requestTimeout" in "api.http".`,
  proxyMessage: (host, proxy) =>
    `"${host}" did not respond in time through the proxy "${proxy}". Check both addresses, or raise "connectTimeout" and "requestTimeout" in "api.http".`,
};
const notFound: TransportFailure = {
  code: 'http.host-not-found',
  curlCode: 6,
  message: (host) => `The host of "${host}" was not found. Check the spelling of "baseUrl" and the network connection.`,
  proxyMessage: (host, proxy) =>
    `The request to "${host}" goes through the proxy "${proxy}", whose host was not found. ${checkProxy}`,
};
const refused: TransportFailure = {
  code: 'http.connection-refused',
  curlCode: 7,
  message: (host) =>
    `"${host}" cannot be reached: the connection was refused. Check the address and port, and that the API is running.`,
  proxyMessage: (host, proxy) =>
    `The request to "${host}" goes through the proxy "${proxy}", which cannot be reached: the connection was refused. ${checkProxy}`,
};
const lost: TransportFailure = {
  code: 'http.connection-lost',
  curlCode: 56,
  message: (host) => `The connection to "${host}" was lost before the response was complete.`,
};
const damaged: TransportFailure = {
  code: 'http.bad-encoding',
  curlCode: 61,
  message: (host) => `The response of "${host}" cannot be decompressed.`,
};
const other: TransportFailure = {
  code: 'http.failed',
  curlCode: 0,
  message: (host) => `The request to "${host}" failed.`,
};

const proxyRefused: TransportFailure = {
  code: 'http.proxy-refused',
  curlCode: 56,
  message: (host) => `The proxy refused the request to "${host}". Check the proxy's address, username and password.`,
};

/** Codes of zlib and brotli, which have one for each way to be damaged. */
const damage = /^(Z_|ERR__ERROR_)/;

/** The message of undici's proxy agents, which has no code. */
const refusalOfProxy = /^Proxy (response|Authentication Required) \(/;

const failures = new Map<string, TransportFailure>([
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

/**
 * A connection failure as an error that a person can act on. `proxy` is the address of the proxy, if one was used: then
 * the proxy was looked up and connected to.
 */
export function toTransportError(error: unknown, host: string, proxy?: string): TransportError {
  const { code, curlCode, message, proxyMessage } = findFailure(error) ?? other;
  const said = proxy === undefined ? undefined : proxyMessage?.(host, proxy);
  return new TransportError(code, curlCode, said ?? message(host), error);
}

/** Looks through causes and, for several addresses of one host, through each attempt. */
function findFailure(error: unknown): TransportFailure | undefined {
  if (!(error instanceof Error)) return undefined;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (error.name === 'TimeoutError') return timeout;
  if (refusalOfProxy.test(error.message)) return proxyRefused;
  if (damage.test(code)) return damaged;
  const inner = error instanceof AggregateError ? error.errors[0] : error.cause;
  return failures.get(code) ?? findTlsFailure(code) ?? findFailure(inner);
}
