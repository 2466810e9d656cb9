import assert from 'node:assert/strict';
import * as browserHashes from '../../../../engine/core/native/browser/hashes.ts';
import { isUtf8 as isUtf8InBrowser } from '../../../../engine/core/native/browser/isUtf8.ts';
import * as nodeHashes from '../../../../engine/core/native/node/hashes.ts';
import { isUtf8 } from '../../../../engine/core/native/node/isUtf8.ts';

describe('what the browser computes without Node', () => {
  const texts = ['', 'parcel-77', 'ž🜁', 'half a pair: \ud83d', 'x'.repeat(55), 'x'.repeat(64), 'long '.repeat(10_000)];
  for (const algorithm of ['md5', 'sha1', 'sha224', 'sha256', 'sha384', 'sha512'] as const) {
    it(`${algorithm} of texts and of bytes is that of Node`, () => {
      for (const text of texts) {
        assert.equal(browserHashes.hexDigest(algorithm, text), nodeHashes.hexDigest(algorithm, text));
        const bytes = Buffer.from(text, 'utf16le');
        assert.equal(browserHashes.hexDigest(algorithm, bytes), nodeHashes.hexDigest(algorithm, bytes));
        assert.deepEqual(
          Buffer.from(browserHashes.digestOfBytes(algorithm, bytes)),
          Buffer.from(nodeHashes.digestOfBytes(algorithm, bytes)),
        );
      }
    });
  }

  const bytes: [string, number[]][] = [
    ['nothing', []],
    ['ASCII', [0x41, 0x00, 0x7f]],
    ['a byte order mark', [0xef, 0xbb, 0xbf, 0x41]],
    ['four bytes', [0xf0, 0x9f, 0x9c, 0x81]],
    ['an overlong form', [0xc0, 0x80]],
    ['half of a surrogate pair', [0xed, 0xa0, 0x80]],
    ['more than Unicode has', [0xf4, 0x90, 0x80, 0x80]],
    ['a character that is cut off', [0x41, 0xe2, 0x82]],
    ['Latin-1', [0xe9, 0x41]],
  ];
  for (const [name, values] of bytes) {
    it(`whether bytes are UTF-8: ${name}`, () =>
      assert.equal(isUtf8InBrowser(Uint8Array.from(values)), isUtf8(Uint8Array.from(values))));
  }
});
