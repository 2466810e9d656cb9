import assert from 'node:assert/strict';
import { gzipSync } from 'node:zlib';
import { gunzipInBrowser } from '../../../../../engine/io/http/gunzipInBrowser.ts';
import { gunzipOnNode } from '../../../../../engine/io/http/gunzipOnNode.ts';
import type { HttpClient } from '../../../../../engine/io/http/httpClient.ts';
import { createUnpackingHttpClient } from '../../../../../engine/io/http/unpackingHttpClient.ts';
import { getRequest } from '../../../../support/getRequest.ts';

const maxCount = 1024 * 1024;
const { signal } = new AbortController();

function clientFor(body: Uint8Array, gunzip = gunzipOnNode): HttpClient {
  const inner: HttpClient = {
    send: async () => ({ status: 200, headers: new Map(), body }),
    close: async () => undefined,
  };
  return createUnpackingHttpClient(inner, gunzip, maxCount);
}

const request = getRequest('https://a.test/');

describe('a client that unpacks', () => {
  for (const [where, gunzip] of Object.entries({ 'on Node': gunzipOnNode, 'in a browser': gunzipInBrowser })) {
    it(`gives gzip as what is in it, and says so: ${where}`, async () => {
      const { body, unpacked } = await clientFor(gzipSync('[1]'), gunzip).send(request, signal);
      assert.deepEqual([Buffer.from(body).toString(), unpacked], ['[1]', 'gzip']);
    });

    it(`leaves gzip with a wrong sum as it is: ${where}`, async () => {
      const bytes = Buffer.concat([gzipSync('[1]').subarray(0, -8), Buffer.alloc(8)]);
      const { body, unpacked } = await clientFor(bytes, gunzip).send(request, signal);
      assert.deepEqual([body, unpacked], [bytes, undefined]);
    });

    it(`stops where there is too much in it: ${where}`, async () => {
      const bomb = gzipSync(Buffer.alloc(maxCount + 1, ' '));
      await assert.rejects(clientFor(bomb, gunzip).send(request, signal), { code: 'response.too-large' });
    });

    it(`ends with the reason of its signal: ${where}`, async () => {
      const cancelled = AbortSignal.abort(new Error('Enough.'));
      const sent = clientFor(gzipSync(Buffer.alloc(maxCount, ' ')), gunzip).send(request, cancelled);
      await assert.rejects(sent, { message: 'Enough.' });
    });
  }

  for (const [title, bytes] of [
    ['JSON', Buffer.from('[1]')],
    ['nothing', Buffer.alloc(0)],
    ['gzip that is cut', gzipSync('[1]').subarray(0, 15)],
    ['another method than gzip has', Buffer.from([0x1f, 0x8b, 7])],
  ] as const) {
    it(`leaves ${title} as it is`, async () => {
      const { body, unpacked } = await clientFor(bytes).send(request, signal);
      assert.deepEqual([body, unpacked], [bytes, undefined]);
    });
  }
});
