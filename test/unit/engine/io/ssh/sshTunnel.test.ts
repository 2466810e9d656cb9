import assert from 'node:assert/strict';
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { SshTunnel } from '../../../../../engine/io/ssh/sshTunnel.ts';
import { fakeClock } from '../../../../support/fakeClock.ts';
import { type SshServer, startSshServer } from '../../../../support/startSshServer.ts';

const never = new AbortController().signal;

describe('a tunnel whose server is replaced', () => {
  let servers: SshServer[];
  let door: Server;
  /** The index of the server that the door connects to. */
  let behind: number;
  let tunnel: SshTunnel;
  const news: string[] = [];

  beforeEach(async () => {
    news.length = 0;
    behind = 0;
    servers = await Promise.all([startSshServer(), startSshServer()]);
    door = createServer((socket) => {
      const far = connect(servers[behind]?.proxy.port ?? 0, '127.0.0.1');
      socket.pipe(far).pipe(socket);
      for (const [one, other] of [[socket, far] as const, [far, socket] as const])
        one.on('error', () => undefined).on('close', () => other.destroy());
    });
    await once(door.listen(0, '127.0.0.1'), 'listening');
    const { port } = door.address() as AddressInfo;
    const [first] = servers;
    assert.ok(first);
    tunnel = new SshTunnel({ ...first.proxy, port }, { connectMs: 10_000, clock: fakeClock() });
  });
  afterEach(async () => {
    await tunnel.close();
    await Promise.all([...servers.map(({ close }) => close()), new Promise((done) => door.close(done))]);
  });

  const open = () => tunnel.open(never, ({ state, attempt }) => news.push(`${state} ${attempt}`));
  const drop = async () => {
    for (const server of servers) server.drop();
    // The tunnel notices the loss once it opens no connection to a host any more.
    for (let lost = false; !lost; ) {
      await setImmediate();
      lost = await tunnel.connect('a.internal.test', 1).then(
        () => false,
        ({ code }) => code === 'ssh.connection-lost',
      );
    }
  };

  it('is not opened to the other one, and not tried again', async () => {
    await open();
    behind = 1;
    await drop();
    await assert.rejects(open(), { code: 'ssh.server-changed' });
    assert.deepEqual(news, ['creating 1', 'created 1', 'reconnecting 1']);
    assert.equal(servers[1]?.logins(), 0);
  });

  it('is opened again to the first one', async () => {
    await open();
    await drop();
    await open();
    assert.equal(servers[0]?.logins(), 2);
  });
});
