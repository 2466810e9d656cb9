import type { Duplex } from 'node:stream';
import tls, { type SecureContext } from 'node:tls';
import type { TlsMaterial } from '../../core/config/readTls.ts';

/**
 * The TLS options that also trust the authorities of the operating system, which are read once because that is slow.
 * Returns the given options if the configuration names authorities, which replace all others, or if this Node cannot
 * read those of the system.
 */
export function trustSystem(
  given: TlsMaterial | undefined,
): TlsMaterial | { secureContext: SecureContext } | undefined {
  if (given?.ca !== undefined || !('getCACertificates' in tls)) return given;
  const authorities = new Set([...tls.getCACertificates('default'), ...tls.getCACertificates('system')]);
  return { secureContext: tls.createSecureContext({ ...given, ca: [...authorities] }) };
}

/**
 * Ends a connection with its first error. With TLS 1.3 an API rejects a client certificate only after the handshake and
 * closes the connection; the HTTP library would report the close and lose the reason.
 */
export function endOnError<Connection extends Duplex>(connection: Connection): Connection {
  return connection.once('error', (error) => connection.destroy(error));
}
