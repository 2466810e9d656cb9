import assert from 'node:assert/strict';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import * as undici from 'undici';
import connect from 'undici/lib/api/api-connect.js';
import createConnector from 'undici/lib/core/connect.js';
import Agent from 'undici/lib/dispatcher/agent.js';
import Dispatcher from 'undici/lib/dispatcher/dispatcher.js';
import EnvHttpProxyAgent from 'undici/lib/dispatcher/env-http-proxy-agent.js';
import type { Timeouts } from '../../../../engine/core/config/extractionConfig.ts';
import { isUserError, UserError } from '../../../../engine/core/errors.ts';
import type { HttpRequest } from '../../../../engine/core/request/httpRequest.ts';
import { resolveEndpoint } from '../../../../engine/core/request/resolveEndpoint.ts';
import { createUndiciHttpClient, type HttpClientOptions } from '../../../../engine/io/http/undiciHttpClient.ts';
import { sendJson, startApi, type TestApi } from '../../../support/startApi.ts';

const never = new AbortController().signal;
const utf8Answer = 'HTTP/1.1 302 Found\r\nLocation: /Žluť\r\nContent-Length: 0\r\nConnection: close\r\n\r\n';
const latin1Answer = 'HTTP/1.1 302 Found\r\nLocation: /café\r\nContent-Length: 0\r\nConnection: close\r\n\r\n';

describe('the parts of undici that are loaded by their own paths', () => {
  it('are there, and are those of its index', () => {
    assert.equal(Agent, undici.Agent);
    assert.equal(Dispatcher, undici.Dispatcher);
    assert.equal(connect, undici.Dispatcher.prototype.connect);
    assert.equal(EnvHttpProxyAgent, undici.EnvHttpProxyAgent);
    assert.equal(createConnector, undici.buildConnector);
  });
});

describe('createUndiciHttpClient', () => {
  let api: TestApi;
  let client: ReturnType<typeof createUndiciHttpClient> | undefined;

  const create = (
    extra: Partial<Timeouts & Pick<HttpClientOptions, 'maxBytes' | 'environment' | 'connections'>> = {},
  ) => {
    const { connectMs = 30_000, requestMs = 30_000, maxBytes = 1000, environment = {}, connections } = extra;
    client = createUndiciHttpClient({ timeouts: { connectMs, requestMs }, maxBytes, environment, connections });
    return client;
  };
  const get = (path: string, base = api.url): HttpRequest => ({
    method: 'GET',
    target: resolveEndpoint(`${base}/`, path),
    headers: new Map(),
  });
  const codeOf = (code: string) => (error: unknown) => isUserError(error) && error.code === code;

  beforeEach(async () => {
    api = await startApi((request, response) => {
      const bodies: Record<string, [string, Buffer]> = {
        '/gzip': ['gzip', gzipSync('{"ok":1}')],
        '/deflate': ['deflate', deflateSync('{"ok":1}')],
        '/br': ['br', brotliCompressSync('{"ok":1}')],
        '/bomb': ['gzip', gzipSync(Buffer.alloc(5000, 'x'))],
        '/odd': ['lzma', Buffer.from('x')],
      };
      const encoded = bodies[request.url ?? ''];
      if (encoded !== undefined) response.writeHead(200, { 'content-encoding': encoded[0] }).end(encoded[1]);
      else if (request.url === '/echo') sendJson(response, { headers: request.rawHeaders });
      else if (request.url === '/utf8') response.socket?.end(Buffer.from(utf8Answer));
      else if (request.url === '/latin1') response.socket?.end(Buffer.from(latin1Answer, 'latin1'));
      else if (request.url === '/large') response.end('x'.repeat(2000));
      else if (request.url === '/reset') request.socket.destroy();
      else if (request.url !== '/hang') sendJson(response, {}, 404, { 'X-Why': 'nothing here' });
    });
  });
  afterEach(async () => {
    await client?.close();
    await api.close();
  });

  it('gives status, headers in lower case and the body, whatever the status', async () => {
    const answer = await create().send(get('missing'), never);
    assert.deepEqual(
      [answer.status, answer.headers.get('x-why'), Buffer.from(answer.body).toString()],
      [404, 'nothing here', '{}'],
    );
  });

  it('configuration.md 5.2: says what it is, unless the configuration does in its own words', async () => {
    const agentOf = async (headers: Map<string, string>) => {
      const { body } = await create().send({ ...get('echo'), headers }, never);
      const lines: string[] = JSON.parse(Buffer.from(body).toString()).headers;
      return lines.filter((_, index) => /^user-agent$/i.test(lines[index - 1] ?? ''));
    };
    assert.deepEqual(await agentOf(new Map()), ['GuzzleHttp/7']);
    assert.deepEqual(await agentOf(new Map([['user-agent', 'ours/1']])), ['ours/1']);
  });

  it('sends headers with several values as several lines', async () => {
    const answer = await create().send({ ...get('echo'), headers: new Map([['X-A', ['1', '2']]]) }, never);
    const { headers } = JSON.parse(Buffer.from(answer.body).toString());
    assert.deepEqual(
      headers.filter((_: string, index: number) => headers[index - 1] === 'X-A'),
      ['1', '2'],
    );
  });

  it('configuration.md 5.2: sends header values as UTF-8', async () => {
    const headers = new Map<string, string | string[]>([
      ['X-A', ['café', 'Žluť 🐎']],
      ['User-Agent', 'Kůň/1'],
    ]);
    const { body } = await create().send({ ...get('echo'), headers }, never);
    const lines: string[] = JSON.parse(Buffer.from(body).toString()).headers;
    const sent = lines.filter((_, index) => ['X-A', 'User-Agent'].includes(lines[index - 1] ?? ''));
    const asText = sent.map((bytes) => Buffer.from(bytes, 'latin1').toString());
    assert.deepEqual(asText, ['café', 'Žluť 🐎', 'Kůň/1']);
  });

  for (const [path, location] of [
    ['utf8', '/Žluť'],
    ['latin1', '/café'],
  ] as const) {
    it(`reads header values as UTF-8 where they are, and as Latin-1 otherwise: ${location}`, async () => {
      const { headers } = await create().send(get(path), never);
      assert.equal(headers.get('location'), location);
    });
  }

  for (const encoding of ['gzip', 'deflate', 'br']) {
    it(`decompresses ${encoding}, also when it did not ask for it`, async () => {
      const answer = await create().send(get(encoding), never);
      assert.equal(Buffer.from(answer.body).toString(), '{"ok":1}');
    });
  }

  const failures: [string, string, string][] = [
    ['an answer that is too large', 'large', 'response.too-large'],
    ['a small answer that is too large when decompressed', 'bomb', 'response.too-large'],
    ['a compression that is not known', 'odd', 'response.encoding'],
    ['a connection that breaks', 'reset', 'http.connection-lost'],
  ];
  for (const [title, path, code] of failures) {
    it(`${title}: ${code}`, () => assert.rejects(create().send(get(path), never), codeOf(code)));
  }

  it('an API that does not answer: http.timeout', () =>
    assert.rejects(create({ requestMs: 50 }).send(get('hang'), never), codeOf('http.timeout')));

  it('a closed port: http.connection-refused', async () => {
    const closed = api.url;
    await api.close();
    await assert.rejects(create().send(get('x', closed), never), codeOf('http.connection-refused'));
    api = await startApi(() => undefined);
  });

  it('a host that does not exist: http.host-not-found', () =>
    assert.rejects(create().send(get('x', 'http://no-such-host.invalid'), never), codeOf('http.host-not-found')));

  it('a name for a secure connection where there is none: an error, never a downgrade', () =>
    assert.rejects(create().send(get('x', api.url.replace('http:', 'https:')), never), UserError));

  it("rejects with the signal's reason when it is cancelled", async () => {
    const controller = new AbortController();
    const sent = create().send(get('hang'), controller.signal);
    setTimeout(() => controller.abort(new Error('enough')), 20);
    await assert.rejects(sent, /enough/);
  });

  for (const name of ['HTTP_PROXY', 'http_proxy']) {
    it(`honours ${name} for http addresses, with the whole address in the request line`, async () => {
      await create({ environment: { [name]: api.url } }).send(get('x?y=1', 'http://far.example.test'), never);
      assert.deepEqual(api.requests, ['GET http://far.example.test/x?y=1']);
    });
  }

  it('honours NO_PROXY', async () => {
    await create({ environment: { HTTP_PROXY: 'http://127.0.0.1:1', NO_PROXY: '127.0.0.1' } }).send(get('x'), never);
    assert.deepEqual(api.requests, ['GET /x']);
  });

  it('keeps to one connection where one request follows the other', async () => {
    const one = create({ connections: 1 });
    for (let sent = 0; sent < 12; sent++) await one.send(get('/echo'), never);
    assert.equal(api.connections(), 1);
  });

  it('opens a connection for each request at the same time', async () => {
    const wide = create({ connections: 16 });
    await Promise.all(Array.from({ length: 16 }, () => wide.send(get('/echo'), never)));
    assert.equal(api.connections(), 16);
  });
});
