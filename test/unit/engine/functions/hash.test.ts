import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { checksums } from '../../../../engine/core/functions/hashes/checksums.ts';
import { cryptographic } from '../../../../engine/core/functions/hashes/cryptographic.ts';
import { call } from './call.ts';
import { hashVectors, hmacVectors, longKey, longText } from './hashVectors.ts';

describe('hash (functions.md 3.2)', () => {
  it('has a vector for every algorithm that it knows', () => {
    assert.deepEqual(
      hashVectors.map(([algorithm]) => algorithm),
      [...cryptographic.keys(), ...checksums.keys()],
    );
  });

  for (const [algorithm, empty, short, long] of hashVectors) {
    it(`${algorithm}: the empty text, a short one and a long one`, () => {
      const hashes = ['', 'parcel-77', longText].map((text) => call('hash', algorithm, text));
      assert.deepEqual(hashes, [empty, short, long]);
    });
  }

  it('takes the name of the algorithm in any letter case', () => {
    assert.equal(call('hash', 'SHA256', 'parcel-77'), call('hash', 'sha256', 'parcel-77'));
  });

  it('converts what is hashed to text', () => {
    assert.equal(call('hash', 'crc32b', 77), call('hash', 'crc32b', '77'));
  });

  const published: [string, string, string][] = [
    ['crc32b', '123456789', 'cbf43926'],
    ['crc32c', '123456789', 'e3069283'],
    ['crc32', 'abc', '73bb8c64'],
    ['joaat', 'The quick brown fox jumps over the lazy dog', '519e91f5'],
    ['adler32', 'Wikipedia', '11e60398'],
    ['fnv1a32', 'foobar', 'bf9cf968'],
    ['fnv1a64', 'foobar', '85944171f73967e8'],
  ];
  for (const [algorithm, text, expected] of published) {
    it(`${algorithm} gives the published ${expected} for "${text}"`, () =>
      assert.equal(call('hash', algorithm, text), expected));
  }

  it('whirlpool pads every length up to 139 bytes as OpenSSL does', () => {
    const hashes = Array.from({ length: 140 }, (_, length) => call('hash', 'whirlpool', 'x'.repeat(length)));
    assert.equal(
      createHash('sha256').update(hashes.join('')).digest('hex'),
      'aa70251d4c8adca0cbf6b57d634dd80ecb974a1e3b99d0e853f7ccc044e48e99',
    );
  });

  it('offers the near name for an unknown algorithm', () => {
    assert.throws(() => call('hash', 'sha-256', 'x'), {
      name: 'UserError',
      code: 'function.unknown-algorithm',
      message: 'The function "hash" does not support this "algorithm". Did you mean "sha256"?',
    });
  });

  it('lists the algorithms where none is near, and does not repeat what might be a secret', () => {
    assert.throws(
      () => call('hash', 'a-secret-that-was-swapped', 'sha256'),
      ({ code, message }: Error & { code: string }) =>
        code === 'function.unknown-algorithm' && message.includes('sha3-512') && !message.includes('secret'),
    );
  });
});

describe('hash_hmac (functions.md 3.2)', () => {
  it('has a vector for every algorithm that it knows', () => {
    assert.deepEqual(
      hmacVectors.map(([algorithm]) => algorithm),
      [...cryptographic.keys()],
    );
  });

  for (const [algorithm, short, long] of hmacVectors) {
    it(`${algorithm}: a short key, and a key longer than its block`, () => {
      assert.equal(call('hash_hmac', algorithm, 'parcel-77', 'k3y'), short);
      assert.equal(call('hash_hmac', algorithm, longText, longKey), long);
    });
  }

  it('takes an empty key', () => {
    const expected = 'b613679a0814d9ec772f95d778c35fc5ff1697c493715653c6c712144292c5ad';
    assert.equal(call('hash_hmac', 'sha256', '', ''), expected);
  });

  for (const checksum of checksums.keys()) {
    it(`refuses the checksum ${checksum}`, () => {
      assert.throws(() => call('hash_hmac', checksum, 'data', 'key'), {
        code: 'function.unknown-algorithm',
        message: `"${checksum}" is a checksum, which "hash_hmac" cannot sign with. Use an algorithm such as "sha256".`,
      });
    });
  }

  it('offers no checksum for an unknown algorithm', () => {
    assert.throws(
      () => call('hash_hmac', 'nothing-like-it', 'data', 'key'),
      ({ message }: Error) => message.includes('whirlpool') && !message.includes('crc32'),
    );
  });
});

describe('md5 and sha1 (functions.md 3.2)', () => {
  it('give the hashes of the reference', () => {
    assert.equal(call('md5', 'parcel-77'), 'f87281233822619d012753345d88eb36');
    assert.equal(call('sha1', 'parcel-77'), '654fa1857a4ed80aadc2cac4ea487c1c294428bc');
  });

  for (const algorithm of ['md5', 'sha1']) {
    it(`${algorithm} is the same as by way of hash, for two-byte characters too`, () => {
      assert.equal(call(algorithm, longText), call('hash', algorithm, longText));
    });
  }
});
