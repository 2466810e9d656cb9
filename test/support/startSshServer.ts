import { type AddressInfo, connect, createServer } from 'node:net';
import ssh2, { type Algorithms, type AuthContext, type TcpipRequestInfo } from 'ssh2';
import type { SshProxy } from '../../engine/core/config/readSshProxy.ts';
import { createSshKey } from './createSshKey.ts';
import { startRelay } from './startRelay.ts';

export interface SshServer {
  /** The `sshProxy` of a configuration that logs in. */
  proxy: SshProxy;
  /** `host:port` of every requested connection, as the client named it. */
  asked: string[];
  /** How many clients were let in. */
  logins: () => number;
  /** How many pieces have come from the clients. */
  sent: () => number;
  /** Breaks every connection off, as a server that is restarted; new ones are taken. */
  drop(): void;
  /** Stops responding, and closes nothing. */
  freeze(): void;
  close(): Promise<void>;
}

/**
 * An SSH server on loopback. Names are known to it alone: every `*.internal.test` is this machine, others cannot be
 * reached. With `forwards` false it is one that does not forward at all.
 */
export async function startSshServer({
  forwards = true,
  algorithms = {},
}: {
  forwards?: boolean;
  algorithms?: Algorithms;
} = {}): Promise<SshServer> {
  const [hostKey, clientKey] = [createSshKey(), createSshKey()];
  const asked: string[] = [];
  let logins = 0;
  const server = new ssh2.Server({ hostKeys: [hostKey.private], algorithms }, (connection) => {
    connection.on('error', () => undefined);
    connection.on('authentication', (login) => answerLogin(login, clientKey.public));
    connection.on('ready', () => {
      logins++;
    });
    if (!forwards) return;
    connection.on('tcpip', (accept, reject, { destIP, destPort }: TcpipRequestInfo) => {
      asked.push(`${destIP}:${destPort}`);
      if (!/^127\.|\.internal\.test$/.test(destIP)) return reject();
      const far = connect(destPort, '127.0.0.1', () => {
        const channel = accept();
        channel.on('error', () => far.destroy()).on('close', () => far.destroy());
        far.pipe(channel).pipe(far);
      });
      far.on('error', () => reject());
    });
  });
  // As real servers do; the library's own way waits for acknowledgements.
  const entrance = createServer({ noDelay: true }, (socket) => server.injectSocket(socket));
  await new Promise<void>((resolve) => entrance.listen(0, '127.0.0.1', resolve));
  const relay = await startRelay((entrance.address() as AddressInfo).port);
  const close = async () => {
    await relay.close();
    await new Promise<void>((resolve) => entrance.close(() => resolve()));
  };
  const proxy = { host: '127.0.0.1', port: relay.port, user: 'extractor', privateKey: clientKey.private };
  return { proxy, asked, logins: () => logins, sent: relay.sent, drop: relay.drop, freeze: relay.freeze, close };
}

/** Lets a client log in that proves to have the key. */
function answerLogin(login: AuthContext, publicKey: string): void {
  if (isOurs(login, publicKey)) login.accept();
  else login.reject(['publickey']);
}

function isOurs(login: AuthContext, publicKey: string): boolean {
  const known = ssh2.utils.parseKey(publicKey);
  if (known instanceof Error || login.method !== 'publickey' || login.username !== 'extractor') return false;
  if (!login.key.data.equals(known.getPublicSSH())) return false;
  // The first question is only whether the key would do.
  return !login.signature || known.verify(login.blob ?? Buffer.alloc(0), login.signature, login.hashAlgo) === true;
}
