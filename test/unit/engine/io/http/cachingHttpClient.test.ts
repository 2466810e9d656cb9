import assert from 'node:assert/strict';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { HttpRequest } from '../../../../../engine/core/request/httpRequest.ts';
import { createHttpClient } from '../../../../../engine/io/http/createHttpClient.ts';
import type { HttpClient, Notice } from '../../../../../engine/io/http/httpClient.ts';
import { type FakeClock, fakeClock } from '../../../../support/fakeClock.ts';
import { getRequest } from '../../../../support/getRequest.ts';
import { sendJson, startApi, type TestApi } from '../../../../support/startApi.ts';
import { temporaryFolder } from '../../../../support/temporaryFolder.ts';

const never = new AbortController().signal;
const minute = 60_000;
const bytes = Buffer.from([0, 1, 0x0a, 0x7f, 0x80, 0xc3, 0x28, 0xff, 0x0a]);

describe('the cache (configuration.md 7)', () => {
  const temporary = temporaryFolder();
  let api: TestApi;
  let clock: FakeClock;
  let client: HttpClient | undefined;
  let notices: Notice[];

  const folder = () => path.join(temporary(), 'cache');
  const create = (exceptStatuses?: ReadonlySet<number>): HttpClient => {
    client = createHttpClient({
      timeouts: { connectMs: 10_000, requestMs: 10_000 },
      maxBytes: 1_000_000,
      environment: {},
      clock,
      cache: {
        folder: folder(),
        ttlMs: minute,
        ...(exceptStatuses && { exceptStatuses }),
      },
    });
    return client;
  };
  const get = (place: string, headers?: Record<string, string>) => getRequest(`${api.url}/${place}`, headers);
  const ask = async (http: HttpClient, request: HttpRequest) => {
    const { status, body, fromCache } = await http.send(request, never, (notice) => notices.push(notice));
    return `${fromCache ? 'kept' : 'sent'} ${status} ${Buffer.from(body).toString()}`;
  };
  const onlyFile = () => {
    const [file = '', ...others] = readdirSync(folder());
    assert.deepEqual(others, []);
    return path.join(folder(), file);
  };

  beforeEach(async () => {
    clock = fakeClock();
    notices = [];
    api = await startApi((request, response) => {
      const count = api.requests.length;
      if (request.url?.startsWith('/bytes')) response.end(bytes);
      else if (request.url === '/packed')
        response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync('{"packed":1}'));
      else if (request.url === '/empty') response.end();
      else if (request.url === '/stamped')
        sendJson(response, {}, 200, {
          'Cache-Control': 'no-store',
          'Set-Cookie': 'session=SECRET',
          'Retry-After': '7',
          Location: '/elsewhere',
        });
      else sendJson(response, { count }, Number(request.url?.match(/status=(\d+)/)?.[1] ?? 200));
    });
  });
  afterEach(async () => {
    await client?.close();
    client = undefined;
    await api.close();
  });

  it('an answer is kept, and taken without a request the next time', async () => {
    const http = create();
    assert.deepEqual(
      [await ask(http, get('x')), await ask(http, get('x'))],
      ['sent 200 {"count":1}', 'kept 200 {"count":1}'],
    );
    assert.deepEqual(api.requests, ['GET /x']);
  });

  it('it survives the run', async () => {
    await ask(create(), get('x'));
    await client?.close();
    assert.equal(await ask(create(), get('x')), 'kept 200 {"count":1}');
  });

  it('it is taken until its lifetime is over, and then kept anew', async () => {
    const http = create();
    await ask(http, get('x'));
    await clock.sleep(minute - 1, never);
    assert.equal(await ask(http, get('x')), 'kept 200 {"count":1}');
    await clock.sleep(1, never);
    assert.equal(await ask(http, get('x')), 'sent 200 {"count":2}');
    await clock.sleep(minute - 1, never);
    assert.equal(await ask(http, get('x')), 'kept 200 {"count":2}');
  });

  it('one from the future, where the clock was put back, is not taken', async () => {
    await ask(create(), get('x'));
    await client?.close();
    clock = fakeClock('2026-01-30T08:00:00.000Z');
    assert.equal(await ask(create(), get('x')), 'sent 200 {"count":2}');
  });

  it('the key is the whole address', async () => {
    const http = create();
    const places = ['x', 'x/', 'X', 'x?a=1', 'x?a=2', 'x?a=1&b=2', 'x?b=2&a=1', 'x%2Fy', 'x/y'];
    for (const place of places) assert.match(await ask(http, get(place)), /^sent/, place);
    for (const place of places) assert.match(await ask(http, get(place)), /^kept/, place);
    assert.equal(api.requests.length, places.length);
  });

  it('headers do not matter', async () => {
    const http = create();
    await ask(http, get('x', { Authorization: 'Bearer one' }));
    assert.match(await ask(http, get('x', { Authorization: 'Bearer two', Accept: 'text/csv' })), /^kept/);
  });

  for (const status of [201, 204, 302, 304, 400, 404, 429, 500, 503]) {
    it(`every status is kept: ${status}`, async () => {
      const http = create();
      const first = await ask(http, get(`x?status=${status}`));
      assert.equal(await ask(http, get(`x?status=${status}`)), first.replace('sent', 'kept'));
    });
  }

  it('but not those that are repeated, where a repeat would find its own failure', async () => {
    const http = create(new Set([503]));
    await ask(http, get('x?status=503'));
    assert.match(await ask(http, get('x?status=503')), /^sent 503/);
    await ask(http, get('x?status=404'));
    assert.match(await ask(http, get('x?status=404')), /^kept 404/);
  });

  it('a request that is no GET goes through, and its answer is not kept', async () => {
    const http = create();
    const post: HttpRequest = { ...get('x'), method: 'POST', body: '{}' };
    await ask(http, post);
    assert.equal(await ask(http, post), 'sent 200 {"count":2}');
    assert.equal(await ask(http, get('x')), 'sent 200 {"count":3}');
    assert.equal(await ask(http, post), 'sent 200 {"count":4}');
  });

  it("the answer's own headers do not decide whether it is kept; what a run reads of them is kept, cookies are not", async () => {
    const http = create();
    await http.send(get('stamped'), never);
    const { headers, fromCache } = await http.send(get('stamped'), never);
    assert.equal(fromCache, true);
    assert.deepEqual(
      new Map([...headers].sort()),
      new Map([
        ['content-type', 'application/json'],
        ['location', '/elsewhere'],
        ['retry-after', '7'],
      ]),
    );
    assert.doesNotMatch(readFileSync(onlyFile(), 'latin1'), /SECRET/);
  });

  for (const [title, place, body] of [
    ['bytes that are no text', 'bytes', bytes],
    ['a compressed answer, decompressed', 'packed', Buffer.from('{"packed":1}')],
    ['an empty answer', 'empty', Buffer.alloc(0)],
  ] as const) {
    it(`${title}: kept as it came`, async () => {
      const http = create();
      await http.send(get(place), never);
      const kept = await http.send(get(place), never);
      assert.deepEqual([kept.fromCache, Buffer.from(kept.body)], [true, body]);
    });
  }

  it('neither the folder nor a name in it tells an address or a credential', async () => {
    await ask(create(), get('x?token=SECRET'));
    assert.match(path.basename(onlyFile()), /^[0-9a-f]{64}\.answer$/);
    assert.doesNotMatch(readFileSync(onlyFile(), 'latin1'), /SECRET|token/);
    assert.equal(statSync(folder()).mode & 0o077, 0);
  });

  const damages: [string, (file: string, text: string) => void][] = [
    ['cut off', (file, text) => writeFileSync(file, text.slice(0, -3))],
    ['empty', (file) => writeFileSync(file, '')],
    ['without a first line', (file) => writeFileSync(file, '{"count":99}')],
    ['no JSON', (file, text) => writeFileSync(file, text.slice(1))],
    ['without a time', (file, text) => writeFileSync(file, text.replace('storedAt', 'other'))],
    ['without a status', (file, text) => writeFileSync(file, text.replace('status', 'other'))],
    ['without headers', (file, text) => writeFileSync(file, text.replace('headers', 'other'))],
    ['longer than it says', (file, text) => writeFileSync(file, `${text}}`)],
  ];
  for (const [title, damage] of damages) {
    it(`a file that is ${title} counts as absent, and is replaced`, async () => {
      const http = create();
      await ask(http, get('x'));
      damage(onlyFile(), readFileSync(onlyFile(), 'utf8'));
      assert.equal(await ask(http, get('x')), 'sent 200 {"count":2}');
      assert.equal(await ask(http, get('x')), 'kept 200 {"count":2}');
      assert.deepEqual(notices, []);
    });
  }

  it('a request without an answer leaves nothing', async () => {
    const http = create();
    const nowhere = getRequest('http://127.0.0.1:1/x');
    await assert.rejects(http.send(nowhere, never));
    await assert.rejects(http.send(nowhere, never));
    assert.throws(() => readdirSync(folder()), { code: 'ENOENT' });
  });

  it('the same request several times at once leaves one whole file', async () => {
    const http = create();
    await Promise.all(Array.from({ length: 5 }, () => ask(http, get('bytes'))));
    const kept = await http.send(get('bytes'), never);
    assert.deepEqual([kept.fromCache, Buffer.from(kept.body)], [true, bytes]);
    onlyFile();
  });

  it('where nothing can be kept the run goes on, and that is said once', async () => {
    writeFileSync(folder(), 'a file in place of the folder');
    const http = create();
    await ask(http, get('x'));
    assert.equal(await ask(http, get('x')), 'sent 200 {"count":2}');
    assert.deepEqual(
      notices.map((notice) => [notice.kind, 'problem' in notice && notice.problem.code]),
      [['cache-not-written', 'cache.not-written']],
    );
  });

  it('without a cache nothing is written', async () => {
    client = createHttpClient({
      timeouts: { connectMs: 10_000, requestMs: 10_000 },
      maxBytes: 1000,
      environment: {},
      clock,
    });
    await ask(client, get('x'));
    assert.equal(await ask(client, get('x')), 'sent 200 {"count":2}');
    assert.deepEqual(readdirSync(temporary()), []);
  });
});
