import type { Duplex } from 'node:stream';

/**
 * Ends a connection with the first error on it. With TLS 1.3 an API says only after the handshake that it refuses the
 * client certificate, and closes; the HTTP library would tell of the closing and lose the reason.
 */
export function endOnError<Connection extends Duplex>(connection: Connection): Connection {
  return connection.once('error', (error) => connection.destroy(error));
}
