import { checksums } from './hashes/checksums.ts';
import { cryptographic } from './hashes/cryptographic.ts';
import { unknownAlgorithm } from './hashes/unknownAlgorithm.ts';
import type { PlatformFunction } from './platformFunction.ts';

/** `hash(algorithm, text)`: hexadecimal digits, for any letter case (`docs/format/functions.md#32-hash-algorithms`). */
export const hash: PlatformFunction = {
  parameters: [
    { name: 'algorithm', kind: 'text' },
    { name: 'text', kind: 'text' },
  ],
  call([algorithm, text]) {
    const name = String(algorithm).toLowerCase();
    const digest = cryptographic.get(name)?.digest ?? checksums.get(name);
    if (digest === undefined) throw unknownAlgorithm('hash', name, [...cryptographic.keys(), ...checksums.keys()]);
    return Buffer.from(digest(Buffer.from(String(text), 'utf8'))).toString('hex');
  },
};
