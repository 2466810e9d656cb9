import { TransportError, UserError } from '../../errors.ts';
import { tunnelLost } from './tunnelLost.ts';

/** Why an SSH server did not open a channel (RFC 4254, section 5.1). */
const prohibited = [1, 3];
const connectFailed = 2;

/** Why no connection came about through a tunnel, as an error that a person can act on. */
export function toForwardError(error: unknown, host: string, server: string): UserError {
  const reason = error instanceof Error && 'reason' in error ? error.reason : undefined;
  if (prohibited.includes(Number(reason))) {
    const message = `The SSH server "${server}" does not let this user reach "${host}". Ask its owner to permit TCP forwarding there.`;
    return new UserError('ssh.forwarding-refused', message, { cause: error });
  }
  if (reason === connectFailed) {
    const message = `The SSH server "${server}" cannot reach "${host}". Check the address, and that it is known there.`;
    return new TransportError('ssh.host-unreachable', 7, message, error);
  }
  return tunnelLost(server, error);
}
