import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import { inspect } from 'node:util';
import type { SshProxy } from '../../../../../engine/core/config/readSshProxy.ts';
import { isUserError } from '../../../../../engine/core/errors.ts';
import { connectSsh, type SshConnection } from '../../../../../engine/io/ssh/connectSsh.ts';
import { HostKey } from '../../../../../engine/io/ssh/hostKey.ts';
import { sendJson, startApi } from '../../../../support/startApi.ts';
import { type SshServer, startSshServer } from '../../../../support/startSshServer.ts';
import { until } from '../../../../support/until.ts';

const never = new AbortController().signal;

describe('connectSsh (configuration.md 6, sshProxy)', () => {
  let ssh: SshServer;
  let connection: SshConnection | undefined;
  let closing: (() => Promise<void>)[];

  const connect = async (change: Partial<SshProxy> = {}, patience = {}, signal = never) => {
    connection = await connectSsh(
      { ...ssh.proxy, ...change },
      { connectMs: 10_000, keepAliveMs: 10_000, ...patience },
      signal,
    );
    return connection;
  };
  /** A server that is no SSH server. */
  const startOther = async (greeting: string): Promise<number> => {
    const server: Server = createServer((socket) => {
      socket.on('error', () => undefined).resume();
      if (greeting !== '') socket.end(greeting);
    });
    await once(server.listen(0, '127.0.0.1'), 'listening');
    closing.push(() => new Promise((resolve) => server.close(() => resolve())));
    const address = server.address();
    assert.ok(typeof address === 'object' && address !== null);
    return address.port;
  };
  const refusal = (code: string, message: RegExp) => (error: unknown) => {
    assert.ok(isUserError(error), String(error));
    assert.equal(error.code, code);
    assert.match(error.message, message);
    assert.match(error.pointer ?? '', /^\/sshProxy/);
    // Nothing of the key anywhere.
    const told = inspect(error, { depth: 9 });
    return ssh.proxy.privateKey.split('\n').every((line) => line.length < 40 || !told.includes(line));
  };

  beforeEach(async () => {
    closing = [];
    ssh = await startSshServer();
  });
  afterEach(async () => {
    await connection?.close();
    connection = undefined;
    await Promise.all([...closing.map((close) => close()), ssh.close()]);
  });

  it('is open until it is closed, and closed at once', async () => {
    const { isOpen, close } = await connect();
    assert.equal(isOpen(), true);
    await close();
    assert.equal(isOpen(), false);
    await close();
  });

  it('keep-alive: one sign of life that stays out ends it', async () => {
    const { isOpen } = await connect({}, { keepAliveMs: 500 });
    const before = ssh.sent();
    await until(() => ssh.sent() >= before + 3);
    assert.equal(isOpen(), true);
    ssh.freeze();
    await until(() => !isOpen());
  });

  it('a channel ends with the connection', async () => {
    const api = await startApi((_request, response) => sendJson(response, {}));
    closing.push(api.close);
    const { forward } = await connect();
    const channel = await forward('a.internal.test', api.port);
    const ended = once(channel.resume(), 'close');
    ssh.drop();
    await ended;
    await assert.rejects(forward('a.internal.test', api.port), { code: 'ssh.connection-lost' });
  });

  it('the key of the server is not checked at first: another one at the same place does as well', async () => {
    await (await connect()).close();
    const other = await startSshServer();
    closing.push(other.close);
    await connect(other.proxy);
  });

  it('the key of the server is known from the first connection on: ssh.server-changed, and no login', async () => {
    const hostKey = new HostKey();
    const patience = { connectMs: 10_000, keepAliveMs: 10_000 };
    await (await connectSsh(ssh.proxy, patience, never, hostKey)).close();
    const other = await startSshServer();
    closing.push(other.close);
    await assert.rejects(
      connectSsh(other.proxy, patience, never, hostKey),
      refusal('ssh.server-changed', /has another key than when this run first connected \(SHA256:.*before SHA256:/),
    );
    assert.equal(other.logins(), 0);
    await (await connectSsh(ssh.proxy, patience, never, hostKey)).close();
    assert.equal(ssh.logins(), 2);
  });

  it('a server that nobody was let in to leaves no key behind', async () => {
    const hostKey = new HostKey();
    const patience = { connectMs: 10_000, keepAliveMs: 10_000 };
    const stranger = { ...ssh.proxy, user: 'stranger' };
    await assert.rejects(connectSsh(stranger, patience, never, hostKey), { code: 'ssh.key-refused' });
    const other = await startSshServer();
    closing.push(other.close);
    await (await connectSsh(other.proxy, patience, never, hostKey)).close();
  });

  it('another key than the registered one: ssh.key-refused, with what to do', async () => {
    const other = await startSshServer();
    closing.push(other.close);
    const { privateKey } = other.proxy;
    await assert.rejects(
      connect({ privateKey }),
      refusal('ssh.key-refused', /rejects the key of the user "extractor".*public key is registered/),
    );
  });

  it('a server where nobody listens: ssh.unreachable, with its address', async () => {
    const { port } = ssh.proxy;
    await ssh.close();
    await assert.rejects(
      connect(),
      refusal('ssh.unreachable', new RegExp(`"127\\.0\\.0\\.1:${port}" cannot be reached: the connection was refused`)),
    );
    ssh = await startSshServer();
  });

  it('a name that nobody knows: ssh.unreachable', () =>
    assert.rejects(connect({ host: 'no-such-host.invalid' }), refusal('ssh.unreachable', /its name was not found/)));

  it('a server that takes the connection and says nothing: ssh.unreachable after connectTimeout', async () => {
    const port = await startOther('');
    await assert.rejects(connect({ port }, { connectMs: 100 }), refusal('ssh.unreachable', /did not respond in time/));
  });

  for (const [title, greeting] of [
    ['one that closes at once', '\r\n'],
    ['a web server', 'HTTP/1.1 400 Bad Request\r\n\r\n'],
  ] as const) {
    it(`${title}: ssh.unreachable`, async () => {
      const port = await startOther(greeting);
      await assert.rejects(connect({ port }), refusal('ssh.unreachable', /the connection was lost/));
    });
  }

  it('a server of another age: ssh.no-common-algorithm', async () => {
    const old = await startSshServer({ algorithms: { cipher: ['3des-cbc'] } });
    closing.push(old.close);
    await assert.rejects(connect(old.proxy), refusal('ssh.no-common-algorithm', /no encryption algorithm in common/));
  });

  it('cancelled before: the reason of the signal, and no connection', async () => {
    await assert.rejects(connect({}, {}, AbortSignal.abort(new Error('enough'))), /enough/);
    assert.equal(ssh.logins(), 0);
  });

  it('cancelled on the way: the reason of the signal', async () => {
    const port = await startOther('');
    const controller = new AbortController();
    setTimeout(() => controller.abort(new Error('enough')), 30);
    await assert.rejects(connect({ port }, {}, controller.signal), /enough/);
  });
});
