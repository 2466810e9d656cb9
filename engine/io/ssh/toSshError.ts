import type { SshProxy } from '../../core/config/readSshProxy.ts';
import { UserError } from '../../errors.ts';

const reasons = new Map([
  ['ECONNREFUSED', 'the connection was refused'],
  ['ENOTFOUND', 'its name is not known'],
  ['EAI_AGAIN', 'its name is not known'],
  ['EHOSTUNREACH', 'there is no way to it'],
  ['ENETUNREACH', 'there is no way to it'],
  ['ETIMEDOUT', 'it did not answer in time'],
  ['client-timeout', 'it did not answer in time'],
]);

/** Why no connection to an SSH server came about; only `ssh.unreachable` may be different the next time. */
export function toSshError(error: unknown, { host, port, user }: SshProxy): UserError {
  const server = `The SSH server "${host}:${port}"`;
  const [level, code] = [textAt(error, 'level'), textAt(error, 'code')];
  if (level === 'client-authentication') {
    const message = `${server} refuses the key of the user "${user}". Check "user", and that the public key is registered there.`;
    return new UserError('ssh.key-refused', message, { pointer: '/sshProxy', cause: error });
  }
  if (level === 'handshake') {
    const message = `${server} and this program know no common way to encrypt. It needs newer key exchange or cipher settings.`;
    return new UserError('ssh.no-common-algorithm', message, { pointer: '/sshProxy', cause: error });
  }
  const reason = reasons.get(code) ?? reasons.get(level) ?? 'the connection broke off';
  const message = `${server} cannot be reached: ${reason}. Check "host" and "port" of "sshProxy", and that it accepts connections from here.`;
  return new UserError('ssh.unreachable', message, { pointer: '/sshProxy', cause: error });
}

function textAt(error: unknown, key: 'level' | 'code'): string {
  if (!(error instanceof Error) || !(key in error)) return '';
  const value: unknown = Reflect.get(error, key);
  return typeof value === 'string' ? value : '';
}
