import { TransportError } from '../../errors.ts';

/** The tunnel died. As with any lost connection the request may be repeated, and the tunnel is opened again for it. */
export function tunnelLost(server: string, cause?: unknown): TransportError {
  return new TransportError(
    'ssh.connection-lost',
    56,
    `The connection to the SSH server "${server}" broke off.`,
    cause,
  );
}
