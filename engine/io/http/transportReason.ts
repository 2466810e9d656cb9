import type { UserError } from '../../core/errors.ts';

/** The reason for a missing response, for the end of a sentence. The messages of a run mention a configuration. */
export function transportReason(error: UserError): string {
  return reasons.get(error.code) ?? 'the request failed';
}

const reasons = new Map([
  ['http.host-not-found', 'the host was not found'],
  ['http.lookup-failed', 'the host could not be looked up now'],
  ['http.connection-refused', 'the connection was refused'],
  ['http.connection-lost', 'the connection was lost'],
  ['http.timeout', 'the server did not respond in time'],
  ['http.tls', 'the certificate of the server is not trusted'],
  ['http.not-tls', 'the port does not speak TLS'],
  ['http.tls-handshake', 'no secure connection could be established'],
  ['http.proxy-refused', 'the proxy refused the request'],
  ['http.invalid-response', 'the server does not speak HTTP/1.1'],
]);
