import assert from 'node:assert/strict';
import { Readable } from 'node:stream';
import { gzipSync } from 'node:zlib';
import { readBody } from '../../../../../engine/io/http/readBody.ts';

const maxBytes = 512 * 1024 * 1024;
const chunk = Buffer.alloc(64 * 1024, 'x');

function read(chunks: Uint8Array[], headers: [string, string][] = []): Promise<Uint8Array> {
  return readBody(Readable.from(chunks), new Map(headers), maxBytes);
}

describe('readBody', () => {
  const large = new Array<Buffer>(100).fill(chunk);
  const size = 100 * chunk.length;

  it('reads a body of a declared length into one buffer of that length', async () => {
    const body = await read(large, [['content-length', String(size)]]);
    assert.deepEqual([body.length, body.buffer.byteLength], [size, size]);
  });

  it('needs at most twice the memory of a body without a declared length', async () => {
    const body = await read(large);
    assert.equal(body.length, size);
    assert.ok(body.buffer.byteLength <= 2 * size);
  });

  const declared = ['0', '3', '1000', '99999999999999', '-1', 'many', ''];
  for (const length of declared) {
    it(`reads a body whose declared length of "${length}" is wrong`, async () => {
      const body = await read([Buffer.from('{"a'), Buffer.from('":1}')], [['content-length', length]]);
      assert.equal(Buffer.from(body).toString(), '{"a":1}');
      assert.ok(body.buffer.byteLength <= 64 * 1024 * 1024);
    });
  }

  it('reads a compressed body, whose declared length is less', async () => {
    const sent = gzipSync(Buffer.concat(large));
    const body = await read(
      [sent],
      [
        ['content-length', String(sent.length)],
        ['content-encoding', 'gzip'],
      ],
    );
    assert.ok(Buffer.concat(large).equals(body));
  });

  it('reads an empty body', async () => {
    assert.equal((await read([])).length, 0);
    assert.equal((await read([], [['content-length', '0']])).length, 0);
  });

  it('fails where a body is closed before its end', async () => {
    const body = new Readable({ read: () => undefined });
    const reading = readBody(body, new Map(), maxBytes);
    body.push('[1,');
    body.destroy();
    await assert.rejects(reading, { code: 'UND_ERR_SOCKET' });
  });

  it('keeps no chunk of what it reads', async () => {
    const one = Buffer.from('{}');
    assert.notEqual((await read([one])).buffer, one.buffer);
  });
});
