import assert from 'node:assert/strict';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { brotliCompressSync, constants, deflateRawSync, deflateSync, gzipSync } from 'node:zlib';
import type { Timeouts } from '../../../../../engine/core/config/extractionConfig.ts';
import { isUserError, TransportError } from '../../../../../engine/core/errors.ts';
import type { HttpClient } from '../../../../../engine/io/http/httpClient.ts';
import { createUndiciHttpClient } from '../../../../../engine/io/http/undiciHttpClient.ts';
import { getRequest } from '../../../../support/getRequest.ts';
import { startApi, type TestApi } from '../../../../support/startApi.ts';

const never = new AbortController().signal;
const limit = 100_000;
const zeros = (size: number) => Buffer.alloc(size);

/** 50 MB that travel as some kilobytes. */
const bomb = brotliCompressSync(zeros(50_000_000), { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } });

const encoded: Record<string, [encoding: string, body: Buffer]> = {
  '/gzip-limit': ['gzip', gzipSync(zeros(limit))],
  '/gzip-over': ['gzip', gzipSync(zeros(limit + 1))],
  '/deflate-over': ['deflate', deflateSync(zeros(limit + 1))],
  '/deflate-limit': ['deflate', deflateSync(zeros(limit))],
  '/raw-deflate-limit': ['deflate', deflateRawSync(zeros(limit))],
  '/raw-deflate-over': ['deflate', deflateRawSync(zeros(limit + 1))],
  '/raw-deflate-cut': ['deflate', deflateRawSync('{"some":"answer"}').subarray(0, -5)],
  '/br-over': ['br', brotliCompressSync(zeros(limit + 1))],
  '/bomb': ['br', bomb],
  '/cut': ['gzip', gzipSync('{"some":"answer"}').subarray(0, -12)],
  '/lie': ['gzip', Buffer.from('{"not":"compressed"}')],
};

function answer(request: IncomingMessage, response: ServerResponse): void {
  const [encoding, body] = encoded[request.url ?? ''] ?? [];
  if (encoding !== undefined) response.writeHead(200, { 'content-encoding': encoding }).end(body);
  else if (request.url === '/limit') response.end(zeros(limit));
  else if (request.url === '/over') response.end(zeros(limit + 1));
  else if (request.url === '/endless') pour(response);
  else if (request.url === '/silent-body') response.writeHead(200).write('[');
  else if (request.url === '/silent-gzip')
    response.writeHead(200, { 'content-encoding': 'gzip' }).write(gzipSync('[1]').subarray(0, 12));
  else if (request.url === '/dripping') drip(response);
  else if (request.url === '/cut-off')
    response.writeHead(200, { 'content-length': '10' }).write('[', () => response.destroy());
}

/** Writes as long as the client reads. */
function pour(response: ServerResponse): void {
  const more = () => {
    while (!response.destroyed && response.write(zeros(65_536)));
  };
  response.on('drain', more);
  more();
}

function drip(response: ServerResponse): void {
  const timer = setInterval(() => response.write(' '), 10);
  response.on('close', () => clearInterval(timer));
}

describe('the limits of a request', () => {
  let api: TestApi;
  let client: HttpClient | undefined;

  const send = (place: string, timeouts: Partial<Timeouts> = {}) => {
    client = createUndiciHttpClient({
      timeouts: { connectMs: 10_000, requestMs: 10_000, ...timeouts },
      maxBytes: limit,
      environment: {},
    });
    return client.send(getRequest(`${api.url}/${place}`), never);
  };

  beforeEach(async () => {
    api = await startApi(answer);
  });
  afterEach(async () => {
    await client?.close();
    await api.close();
  });

  describe('on the size of an answer', () => {
    for (const place of ['limit', 'gzip-limit', 'deflate-limit', 'raw-deflate-limit']) {
      it(`${place}: just within it`, async () => assert.equal((await send(place)).body.length, limit));
    }
    for (const place of ['over', 'endless', 'gzip-over', 'deflate-over', 'raw-deflate-over', 'br-over']) {
      it(`${place}: response.too-large, which no repeat would mend`, () =>
        assert.rejects(send(place), (error) => {
          assert.ok(isUserError(error) && !(error instanceof TransportError));
          return error.code === 'response.too-large';
        }));
    }

    it('50 MB from some kilobytes are never there as a whole', async () => {
      assert.ok(bomb.length < 20_000, `${bomb.length} bytes`);
      const before = process.memoryUsage().arrayBuffers;
      await assert.rejects(send('bomb'), { code: 'response.too-large' });
      const grown = process.memoryUsage().arrayBuffers - before;
      assert.ok(grown < 10_000_000, `${grown} bytes more`);
    });

    it('the rest is not read: the connection is closed', async () => {
      await assert.rejects(send('endless'), { code: 'response.too-large' });
      await api.close();
      api = await startApi(answer);
    });
  });

  describe('on its time (jobs.md 7.2: transport error 28)', () => {
    for (const [title, place] of [
      ['no answer at all', 'hang'],
      ['a body that never comes', 'silent-body'],
      ['a compressed body that stops', 'silent-gzip'],
      ['a body that comes too slowly as a whole, although never silent', 'dripping'],
    ] as const) {
      it(`requestTimeout: ${title}`, async () => {
        let isTooEarly = true;
        setTimeout(() => {
          isTooEarly = false;
        }, 100);
        await assert.rejects(send(place, { requestMs: 150 }), (error) => {
          assert.ok(error instanceof TransportError);
          assert.deepEqual([error.code, error.curlCode], ['http.timeout', 28]);
          return error.message.includes('"requestTimeout"');
        });
        assert.ok(!isTooEarly);
      });
    }
  });

  describe('on what can be read', () => {
    for (const [title, place, code, curlCode] of [
      ['a compressed answer that is cut off', 'cut', 'http.bad-encoding', 61],
      ['a stream without its header that is cut off', 'raw-deflate-cut', 'http.bad-encoding', 61],
      ['an answer that only says that it is compressed', 'lie', 'http.bad-encoding', 61],
      ['an answer that is shorter than it says', 'cut-off', 'http.connection-lost', 56],
    ] as const) {
      it(`${title}: ${code}, as cURL ${curlCode}`, () =>
        assert.rejects(send(place), (error) => {
          assert.ok(error instanceof TransportError);
          assert.deepEqual([error.code, error.curlCode], [code, curlCode]);
          return true;
        }));
    }
  });
});
