import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { Client, ConnectConfig } from 'ssh2';
import type { SshProxy } from '../../core/config/readSshProxy.ts';
import { UserError } from '../../core/errors.ts';
import { ChannelStream } from './channelStream.ts';
import { HostKey } from './hostKey.ts';
import { readPrivateKey } from './readPrivateKey.ts';
import { serverChanged, toForwardError, toSshError } from './sshErrors.ts';

export interface SshConnection {
  isOpen(): boolean;
  /** Connects the server to a host. Throws a TransportError or a UserError if that fails. */
  forward(host: string, port: number): Promise<Duplex>;
  close(): Promise<void>;
}

interface SshPatience {
  /** Maximum time to connect, in milliseconds. */
  connectMs: number;
  /** The interval of keep-alive requests; an unanswered one ends the connection. */
  keepAliveMs: number;
}

/**
 * Connects to an SSH server. Only this function loads the library. The server's key is not checked at first, as on the
 * platform; `hostKey` requires it for later connections. Throws a UserError (`ssh.unreachable` if another attempt may
 * succeed) and the signal's reason when that is aborted.
 */
export async function connectSsh(
  proxy: SshProxy,
  patience: SshPatience,
  signal: AbortSignal,
  hostKey = new HostKey(),
): Promise<SshConnection> {
  const { default: ssh2 } = await import('ssh2');
  const privateKey = readPrivateKey(proxy.privateKey, ssh2.utils.parseKey);
  if (privateKey === undefined) throw unreadableKey();
  signal.throwIfAborted();
  const socket = connect({ host: proxy.host, port: proxy.port, noDelay: true });
  const client = new ssh2.Client();
  try {
    const hostVerifier = (key: Buffer) => hostKey.accept(key);
    await handshake(client, { ...configOf(proxy, privateKey, patience, socket), hostVerifier }, signal);
    hostKey.keep();
  } catch (error) {
    await end(socket);
    signal.throwIfAborted();
    if (hostKey.hasChanged) throw serverChanged(proxy, hostKey.fingerprints, error);
    throw toSshError(error, proxy);
  }
  return {
    isOpen: () => !socket.destroyed && socket.writable,
    forward: (host, port) => forward(client, host, port, proxy),
    close: () => end(socket),
  };
}

function configOf({ user }: SshProxy, privateKey: string, patience: SshPatience, sock: Socket): ConnectConfig {
  const { connectMs: readyTimeout, keepAliveMs: keepaliveInterval } = patience;
  return { sock, username: user, privateKey, readyTimeout, keepaliveInterval, keepaliveCountMax: 1 };
}

async function handshake(client: Client, config: ConnectConfig, signal: AbortSignal): Promise<void> {
  let cancel: () => void = () => undefined;
  try {
    await new Promise<void>((resolve, reject) => {
      cancel = () => reject(signal.reason);
      signal.addEventListener('abort', cancel, { once: true });
      client.once('ready', resolve);
      // Stays for the life of the client: an error without a listener would end the program.
      client.on('error', reject);
      client.once('close', () => reject(new Error('closed before it was ready')));
      client.connect(config);
    });
  } finally {
    signal.removeEventListener('abort', cancel);
  }
}

async function forward(client: Client, host: string, port: number, proxy: SshProxy): Promise<Duplex> {
  try {
    return await new Promise<Duplex>((resolve, reject) => {
      client.forwardOut('127.0.0.1', 0, host, port, (error, channel) => {
        if (error) reject(error);
        else resolve(new ChannelStream(channel));
      });
    });
  } catch (error) {
    throw toForwardError(error, host, proxy.host);
  }
}

/** Ends the connection at once; the library's own methods wait for the server. */
async function end(socket: Socket): Promise<void> {
  if (socket.closed) return;
  const closed = once(socket, 'close');
  socket.destroy();
  await closed;
}

function unreadableKey(): UserError {
  const message =
    'The private key of "sshProxy" cannot be read. "#privateKey" must be a complete key in PEM or OpenSSH form, without a passphrase.';
  return new UserError('ssh.key-unreadable', message, { pointer: '/sshProxy/#privateKey' });
}
