import assert from 'node:assert/strict';
import type { HttpResponse } from '../../../../../engine/core/request/httpRequest.ts';
import { ResponseReceiver } from '../../../../../engine/io/http/responseReceiver.ts';

const maxBytes = 512 * 1024 * 1024;
const chunk = Buffer.alloc(64 * 1024, 'x');

/** A request on its connection, and the reasons with which it was ended. */
function openRequest() {
  const aborts: Error[] = [];
  return { aborts, abort: (reason: Error) => void aborts.push(reason) };
}

function receive(chunks: readonly Buffer[], headers: Record<string, string> = {}): Promise<HttpResponse> {
  const request = openRequest();
  const receiver = new ResponseReceiver('http://api.test', maxBytes);
  receiver.onRequestStart(request);
  receiver.onResponseStart(request, 200, headers);
  for (const each of chunks) receiver.onResponseData(request, each);
  receiver.onResponseEnd();
  return receiver.response;
}

describe('a received response', () => {
  const large = new Array<Buffer>(100).fill(chunk);
  const size = 100 * chunk.length;

  it('has a body of a declared length in one buffer of that length', async () => {
    const { body } = await receive(large, { 'content-length': String(size) });
    assert.deepEqual([body.length, body.buffer.byteLength], [size, size]);
  });

  it('needs at most twice the memory of a body without a declared length', async () => {
    const { body } = await receive(large);
    assert.equal(body.length, size);
    assert.ok(body.buffer.byteLength <= 2 * size);
  });

  const declared = ['0', '3', '1000', '99999999999999', '-1', 'many', ''];
  for (const length of declared) {
    it(`has a body whose declared length of "${length}" is wrong`, async () => {
      const { body } = await receive([Buffer.from('{"a'), Buffer.from('":1}')], { 'content-length': length });
      assert.equal(Buffer.from(body).toString(), '{"a":1}');
      assert.ok(body.buffer.byteLength <= 64 * 1024 * 1024);
    });
  }

  it('may have an empty body', async () => {
    assert.equal((await receive([])).body.length, 0);
    assert.equal((await receive([], { 'content-length': '0' })).body.length, 0);
  });

  it('keeps no chunk of what was received', async () => {
    const one = Buffer.from('{}');
    assert.notEqual((await receive([one])).body.buffer, one.buffer);
  });

  it('is not the one that only says that another follows', async () => {
    const request = openRequest();
    const receiver = new ResponseReceiver('http://api.test', maxBytes);
    receiver.onResponseStart(request, 103, { link: '</style.css>' });
    receiver.onResponseStart(request, 204, { 'x-own': '1' });
    receiver.onResponseEnd();
    const { status, headers } = await receiver.response;
    assert.deepEqual([status, [...headers]], [204, [['x-own', '1']]]);
  });

  it('is given up at once when it is aborted, before its connection is open and after', async () => {
    for (const isOpen of [false, true]) {
      const request = openRequest();
      const receiver = new ResponseReceiver('http://api.test', maxBytes);
      const reason = new Error('Enough.');
      if (isOpen) receiver.onRequestStart(request);
      receiver.abort(reason);
      await assert.rejects(receiver.response, reason);
      if (!isOpen) receiver.onRequestStart(request);
      assert.deepEqual(request.aborts, [reason]);
    }
  });
});
