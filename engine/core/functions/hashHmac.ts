import { UserError } from '../errors.ts';
import { checksums } from './hashes/checksums.ts';
import { cryptographic } from './hashes/cryptographic.ts';
import { hmac } from './hashes/hmac.ts';
import { unknownAlgorithm } from './hashes/unknownAlgorithm.ts';
import type { PlatformFunction } from './platformFunction.ts';

/** `hash_hmac(algorithm, data, key)`, without checksums (`docs/format/functions.md#32-hash-algorithms`). */
export const hashHmac: PlatformFunction = {
  parameters: [
    { name: 'algorithm', kind: 'text' },
    { name: 'data', kind: 'text' },
    { name: 'key', kind: 'text' },
  ],
  call([algorithm, data, key]) {
    const name = String(algorithm).toLowerCase();
    if (checksums.has(name)) {
      const message = `"${name}" is a checksum, which "hash_hmac" cannot sign with. Use an algorithm such as "sha256".`;
      throw new UserError('function.unknown-algorithm', message);
    }
    const found = cryptographic.get(name);
    if (found === undefined) throw unknownAlgorithm('hash_hmac', name, [...cryptographic.keys()]);
    return Buffer.from(hmac(found, Buffer.from(String(key)), Buffer.from(String(data)))).toString('hex');
  },
};
