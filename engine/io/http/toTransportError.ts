import { TransportError } from '../../core/errors.ts';
import { findTlsFailure, type TransportFailure } from './findTlsFailure.ts';

/** Maximum size of all headers together, as in the platform's client. */
export const maxHeaderBytes = 300 * 1024;

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
/** The resolver did not respond, or not now. */
const lookupFailed: TransportFailure = {
  code: 'http.lookup-failed',
  curlCode: 6,
  message: (host) => `The host of "${host}" could not be looked up now. Check the network connection, and try again.`,
  proxyMessage: (host, proxy) =>
    `The request to "${host}" goes through the proxy "${proxy}", whose host could not be looked up now. Check the network connection, and try again.`,
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
/** The library's message for all invalid data after the header with the length. */
const incomplete: TransportFailure = {
  ...lost,
  message: (host) => `The response of "${host}" is shorter than its Content-Length, or not valid HTTP/1.1.`,
};
const damaged: TransportFailure = {
  code: 'http.bad-encoding',
  curlCode: 61,
  message: (host) => `The response of "${host}" cannot be decompressed.`,
};
const largeHeaders: TransportFailure = {
  code: 'http.headers-too-large',
  curlCode: 8,
  message: (host) =>
    `The headers or trailers of the response of "${host}" are larger than ${maxHeaderBytes / 1024} KB.`,
};
const invalid = (reason: string): TransportFailure => ({
  code: 'http.invalid-response',
  curlCode: 8,
  message: (host) =>
    `The response of "${host}" is not valid HTTP/1.1 (${reason}). Check the address and port, and that an HTTP API listens there.`,
});
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

/** Codes of zlib and brotli, one for each kind of damage. */
const damage = /^(Z_|ERR__ERROR_)/;

/** The message of undici's proxy agents, which has no code. */
const refusalOfProxy = /^Proxy (response|Authentication Required) \(/;

const failures = new Map<string, TransportFailure>([
  ['ENOTFOUND', notFound],
  ['EAI_AGAIN', lookupFailed],
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
  ['UND_ERR_RES_CONTENT_LENGTH_MISMATCH', incomplete],
  ['UND_ERR_ABORTED', lost],
  ['UND_ERR_HEADERS_OVERFLOW', largeHeaders],
]);

/**
 * A connection failure as an error that a person can act on. `proxy` is the address of the proxy, if one was used: then
 * the proxy was looked up and connected to.
 */
export function toTransportError(error: unknown, host: string, proxy?: string): TransportError {
  const failure = findFailure(error) ?? other;
  const { code, curlCode, message, proxyMessage } =
    failure === lookupFailed && neverResolves(host) ? notFound : failure;
  const said = proxy === undefined ? undefined : proxyMessage?.(host, proxy);
  return new TransportError(code, curlCode, said ?? message(host), error, { isOfProxy: said !== undefined });
}

/** Whether no resolver knows a host, whatever keeps it from saying so (RFC 6761). */
function neverResolves(origin: string): boolean {
  return new URL(origin).hostname.endsWith('.invalid');
}

/** The failure of a response that broke off for an unknown reason. */
export function connectionLost(host: string, cause: unknown): TransportError {
  return new TransportError(lost.code, lost.curlCode, lost.message(host), cause);
}

/** The failure of a response with an invalid status: the parser accepts any three digits. */
export function invalidStatus(status: number, host: string): TransportError {
  const { code, curlCode, message } = invalid(`status ${String(status).padStart(3, '0')}`);
  return new TransportError(code, curlCode, message(host), undefined);
}

/** Looks through causes and, for several addresses of one host, through each attempt. */
function findFailure(error: unknown): TransportFailure | undefined {
  if (!(error instanceof Error)) return undefined;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (error.name === 'TimeoutError') return timeout;
  if (error.name === 'HTTPParserError') return invalid(/^[^(]*\((.*)\)$/.exec(error.message)?.[1] ?? 'no reason given');
  if (refusalOfProxy.test(error.message)) return proxyRefused;
  if (damage.test(code)) return damaged;
  const inner = error instanceof AggregateError ? error.errors[0] : error.cause;
  return failures.get(code) ?? findTlsFailure(code) ?? findFailure(inner);
}
