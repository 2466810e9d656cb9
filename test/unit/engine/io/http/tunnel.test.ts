import assert from 'node:assert/strict';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import type { SshProxy } from '../../../../../engine/core/config/readSshProxy.ts';
import { isUserError, TransportError } from '../../../../../engine/core/errors.ts';
import type { HttpRequest } from '../../../../../engine/core/request/httpRequest.ts';
import { resolveEndpoint } from '../../../../../engine/core/request/resolveEndpoint.ts';
import { createHttpClient, type NetworkOptions } from '../../../../../engine/io/http/createHttpClient.ts';
import type { HttpClient, Notice } from '../../../../../engine/io/http/httpClient.ts';
import { createAuthority } from '../../../../support/createAuthority.ts';
import { type FakeClock, fakeClock } from '../../../../support/fakeClock.ts';
import { sendJson, startApi, type TestApi } from '../../../../support/startApi.ts';
import { startSecureApi } from '../../../../support/startSecureApi.ts';
import { type SshServer, startSshServer } from '../../../../support/startSshServer.ts';
import { inSweep } from '../../../../support/sweep.ts';
import { until } from '../../../../support/until.ts';

const never = new AbortController().signal;

/** Lets every connection hear what has happened to it, which takes some rounds of the loop and no certain time. */
async function someRounds(): Promise<void> {
  for (let round = 0; round < 50; round++) await setImmediate();
}

describe('requests through an SSH tunnel', () => {
  let api: TestApi;
  let ssh: SshServer;
  let clock: FakeClock;
  let client: HttpClient | undefined;
  let news: string[];

  const hear = (notice: Notice) => {
    if (notice.kind === 'ssh-tunnel') news.push(`${notice.state} ${notice.host} ${notice.attempt}`);
  };
  const create = (extra: Partial<NetworkOptions> & { proxy?: Partial<SshProxy> } = {}) => {
    const { proxy, ...options } = extra;
    const http = createHttpClient({
      timeouts: { connectMs: 10_000, requestMs: 10_000 },
      maxBytes: 1000,
      environment: {},
      clock,
      sshProxy: { ...ssh.proxy, ...proxy },
      ...options,
    });
    client = { ...http, send: (request, signal, onNotice = hear) => http.send(request, signal, onNotice) };
    return client;
  };
  const get = (path: string, base = `http://api.internal.test:${api.port}`): HttpRequest => ({
    method: 'GET',
    target: resolveEndpoint(`${base}/`, path),
    headers: new Map(),
  });
  const textOf = async (sent: Promise<{ body: Uint8Array }>) => Buffer.from((await sent).body).toString();
  const codeOf = (code: string) => (error: unknown) => isUserError(error) && error.code === code;

  const answer = (request: IncomingMessage, response: ServerResponse) => {
    if (request.url === '/bomb')
      response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(Buffer.alloc(5000, 'x')));
    else if (request.url === '/large') response.end('x'.repeat(2000));
    else if (request.url === '/big') response.end('y'.repeat(6_000_000));
    else if (request.url === '/slow') response.writeHead(200).write('[');
    else if (request.method === 'POST') request.pipe(response);
    else if (request.url !== '/hang') sendJson(response, { host: request.headers.host });
  };

  beforeEach(async () => {
    [api, ssh] = await Promise.all([startApi(answer), startSshServer()]);
    clock = fakeClock();
    news = [];
  });
  afterEach(async () => {
    await client?.close();
    client = undefined;
    await Promise.all([api.close(), ssh.close()]);
  });

  it('leaves the names of hosts to the far side, and sends them as they are', async () => {
    assert.equal(await textOf(create().send(get('x'), never)), `{"host":"api.internal.test:${api.port}"}`);
    assert.deepEqual(ssh.asked, [`api.internal.test:${api.port}`]);
  });

  it('opens nothing before the first request', async () => {
    create();
    await new Promise((resolve) => setTimeout(resolve, 20));
    assert.deepEqual([ssh.logins(), news], [0, []]);
  });

  it('is shared by requests that come at the same time and after one another', async () => {
    const http = create();
    await Promise.all([http.send(get('1'), never), http.send(get('2'), never), http.send(get('3'), never)]);
    await http.send(get('4'), never);
    assert.equal(ssh.logins(), 1);
    assert.deepEqual(news, ['creating 127.0.0.1 1', 'created 127.0.0.1 1']);
    assert.equal(api.requests.length, 4);
  });

  it('tells of the tunnel with the request that opened it, and with no other that waited', async () => {
    const http = create();
    const noticesOf = async (path: string) => {
      const kinds: string[] = [];
      await http.send(get(path), never, (notice) => kinds.push(notice.kind));
      return kinds;
    };
    const told = await Promise.all([noticesOf('1'), noticesOf('2')]);
    assert.deepEqual(told, [['ssh-tunnel', 'ssh-tunnel'], []]);
  });

  inSweep('carries bodies both ways, larger than a window of the channel', async () => {
    const body = 'z'.repeat(5_000_000);
    const http = create({ maxBytes: 10_000_000 });
    assert.equal((await http.send(get('big'), never)).body.length, 6_000_000);
    assert.equal(await textOf(http.send({ ...get('x'), method: 'POST', body }, never)), body);
  });

  it('uses no proxy of the environment', async () => {
    const environment = { HTTP_PROXY: 'http://127.0.0.1:1', HTTPS_PROXY: 'http://127.0.0.1:1' };
    assert.equal((await create({ environment }).send(get('x'), never)).status, 200);
  });

  it('speaks HTTPS from end to end, with the certificate of the host that was asked for', async () => {
    const authority = createAuthority('Inner');
    const secure = await startSecureApi(authority.issue(['secure.internal.test']), answer);
    const http = create({ tls: { ca: authority.certificate } });
    const base = (host: string) => `https://${host}.internal.test:${secure.port}`;
    assert.equal((await http.send(get('x', base('secure')), never)).status, 200);
    await assert.rejects(http.send(get('x', base('other')), never), codeOf('http.tls'));
    await http.close();
    await assert.rejects(create().send(get('x', base('secure')), never), codeOf('http.tls'));
    await secure.close();
  });

  it('shows a client certificate to the API', async () => {
    const authority = createAuthority('Inner');
    const { certificate: cert, key } = authority.issue(['client-one']);
    const secure = await startSecureApi(authority.issue(['127.0.0.1']), answer, authority.certificate);
    await create({ tls: { ca: authority.certificate, cert, key } }).send(get('x', secure.url), never);
    assert.deepEqual(secure.clients, ['client-one']);
    await secure.close();
  });

  it('keeps the limits on size and time', async () => {
    const http = create();
    for (const path of ['large', 'bomb'])
      await assert.rejects(http.send(get(path), never), codeOf('response.too-large'));
    await http.close();
    const hasty = create({ timeouts: { connectMs: 10_000, requestMs: 100 } });
    for (const path of ['hang', 'slow']) await assert.rejects(hasty.send(get(path), never), codeOf('http.timeout'));
  });

  it('connectTimeout: a handshake that never ends, and a tunnel that answers nothing any more', async () => {
    const http = create({ timeouts: { connectMs: 2000, requestMs: 20_000 } });
    const mute = createServer((socket) => socket.resume());
    await new Promise<void>((resolve) => mute.listen(0, '127.0.0.1', resolve));
    const address = mute.address();
    assert.ok(typeof address === 'object' && address !== null);
    const handshake = http.send(get('x', `https://mute.internal.test:${address.port}`), never);
    const toldOfHandshake = assert.rejects(handshake, codeOf('http.timeout'));
    await until(() => ssh.asked.length === 1);
    ssh.freeze();
    await assert.rejects(http.send(get('x', `http://late.internal.test:${api.port}`), never), codeOf('http.timeout'));
    await toldOfHandshake;
    ssh.drop();
    await new Promise((resolve) => mute.close(resolve));
  });

  it('a host that the far side cannot reach: ssh.host-unreachable, which is repeated like a refused connection', () =>
    assert.rejects(create().send(get('x', 'http://nowhere.test'), never), (error) => {
      assert.ok(error instanceof TransportError);
      assert.deepEqual([error.code, error.curlCode], ['ssh.host-unreachable', 7]);
      return /"nowhere\.test"/.test(error.message);
    }));

  it('a server that dies between two requests is connected to again', async () => {
    const http = create();
    await http.send(get('1'), never);
    ssh.drop();
    await someRounds();
    await http.send(get('2'), never);
    assert.deepEqual(news, [
      'creating 127.0.0.1 1',
      'created 127.0.0.1 1',
      'reconnecting 127.0.0.1 1',
      'created 127.0.0.1 1',
    ]);
    assert.equal(ssh.logins(), 2);
  });

  it('a server that dies under a request is a lost connection, and the repeat finds a new tunnel', async () => {
    const http = create();
    const sent = http.send(get('hang'), never);
    await until(() => api.requests.length === 1);
    ssh.drop();
    await assert.rejects(sent, (error) => error instanceof TransportError && error.curlCode === 56);
    assert.equal((await http.send(get('x'), never)).status, 200);
    assert.equal(ssh.logins(), 2);
  });

  it('five attempts with growing waits, then ssh.unreachable', async () => {
    await ssh.close();
    await assert.rejects(create().send(get('x'), never), (error) => {
      assert.ok(codeOf('ssh.unreachable')(error));
      return error instanceof Error && error.message.includes(`"127.0.0.1:${ssh.proxy.port}"`);
    });
    assert.deepEqual(clock.waits, [1000, 2000, 4000, 8000]);
    assert.deepEqual(
      news,
      [1, 2, 3, 4, 5].map((attempt) => `creating 127.0.0.1 ${attempt}`),
    );
    ssh = await startSshServer();
  });

  const refusals: [string, Partial<SshProxy>, string][] = [
    ['another user', { user: 'stranger' }, 'ssh.key-refused'],
    ['a key that is none', { privateKey: 'not a key at all' }, 'ssh.key-unreadable'],
  ];
  for (const [title, proxy, code] of refusals) {
    it(`${title}: ${code}, at once`, async () => {
      await assert.rejects(create({ proxy }).send(get('x'), never), codeOf(code));
      assert.deepEqual(clock.waits, []);
    });
  }

  it("another's key: ssh.key-refused, and the error holds nothing of the key", async () => {
    const other = await startSshServer();
    const { privateKey } = other.proxy;
    await assert.rejects(create({ proxy: { privateKey } }).send(get('x'), never), (error) => {
      assert.ok(codeOf('ssh.key-refused')(error));
      const shown = JSON.stringify(error, Object.getOwnPropertyNames(error));
      return privateKey.split('\n').every((line) => line.length < 40 || !shown.includes(line));
    });
    await other.close();
  });

  it('a server that does not forward: ssh.forwarding-refused', async () => {
    const closed = await startSshServer({ forwards: false });
    await assert.rejects(create({ proxy: closed.proxy }).send(get('x'), never), codeOf('ssh.forwarding-refused'));
    await client?.close();
    await closed.close();
  });

  it("rejects with the signal's reason when it is cancelled while the tunnel is being opened", async () => {
    const controller = new AbortController();
    const cancel = () => controller.abort(new Error('enough'));
    await assert.rejects(create().send(get('x'), controller.signal, cancel), /enough/);
    assert.deepEqual(api.requests, []);
  });

  it('close ends requests that are under way', async () => {
    const http = create();
    const hanging = assert.rejects(http.send(get('hang'), never));
    await until(() => api.requests.length === 1);
    await http.close();
    await hanging;
  });

  it('close while the tunnel is being opened ends that too', async () => {
    const http = create();
    const sent = assert.rejects(http.send(get('x'), never));
    await http.close();
    await sent;
    assert.deepEqual(api.requests, []);
  });
});
