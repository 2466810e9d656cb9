import type { SshProxy } from '../../core/config/readSshProxy.ts';
import { TransportError, UserError } from '../../core/errors.ts';
import type { HostKey } from './hostKey.ts';

const reasons = new Map([
  ['ECONNREFUSED', 'the connection was refused'],
  ['ENOTFOUND', 'its name was not found'],
  ['EAI_AGAIN', 'its name was not found'],
  ['EHOSTUNREACH', 'there is no route to it'],
  ['ENETUNREACH', 'there is no route to it'],
  ['ETIMEDOUT', 'it did not respond in time'],
  ['client-timeout', 'it did not respond in time'],
]);

/** The reason for a failed connection to an SSH server; only `ssh.unreachable` may succeed the next time. */
export function toSshError(error: unknown, { host, port, user }: SshProxy): UserError {
  const server = `The SSH server "${host}:${port}"`;
  const [level, code] = [textAt(error, 'level'), textAt(error, 'code')];
  if (level === 'client-authentication') {
    const message = `${server} rejects the key of the user "${user}". Check "user", and that the public key is registered there.`;
    return new UserError('ssh.key-refused', message, { pointer: '/sshProxy', cause: error });
  }
  if (level === 'handshake') {
    const message = `${server} and this program have no encryption algorithm in common. The server needs newer key exchange or cipher settings.`;
    return new UserError('ssh.no-common-algorithm', message, { pointer: '/sshProxy', cause: error });
  }
  const reason = reasons.get(code) ?? reasons.get(level) ?? 'the connection was lost';
  const message = `${server} cannot be reached: ${reason}. Check "host" and "port" of "sshProxy", and that it accepts connections from here.`;
  return new UserError('ssh.unreachable', message, { pointer: '/sshProxy', cause: error });
}

/** The error for a server with a changed key: it must get neither the login nor a request. */
export function serverChanged({ host, port }: SshProxy, { known, offered }: HostKey['fingerprints'], cause: unknown) {
  const message = `The SSH server "${host}:${port}" has another key than when this run first connected (${offered}, before ${known}), so somebody may be in its place. Ask its owner, and run again if the key has changed rightly.`;
  return new UserError('ssh.server-changed', message, { pointer: '/sshProxy', cause });
}

function textAt(error: unknown, key: 'level' | 'code'): string {
  if (!(error instanceof Error) || !(key in error)) return '';
  const value: unknown = Reflect.get(error, key);
  return typeof value === 'string' ? value : '';
}

/** Reasons of an SSH server for not opening a channel (RFC 4254, section 5.1). */
const prohibited = [1, 3];
const connectFailed = 2;

/** The error of a tunnel that could not connect to a host, which a person can act on. */
export function toForwardError(error: unknown, host: string, server: string): UserError {
  const reason = error instanceof Error && 'reason' in error ? error.reason : undefined;
  if (prohibited.includes(Number(reason))) {
    const message = `The SSH server "${server}" does not let this user reach "${host}". Ask its owner to permit TCP forwarding there.`;
    return new UserError('ssh.forwarding-refused', message, { cause: error });
  }
  if (reason === connectFailed) {
    const message = `The SSH server "${server}" cannot reach "${host}". Check the address, and that the server can resolve it.`;
    return new TransportError('ssh.host-unreachable', 7, message, error);
  }
  return tunnelLost(server, error);
}

/** The error of a tunnel that died. As with any lost connection, a retry of the request reopens it. */
export function tunnelLost(server: string, cause?: unknown): TransportError {
  return new TransportError('ssh.connection-lost', 56, `The connection to the SSH server "${server}" was lost.`, cause);
}
