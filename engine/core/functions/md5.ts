import { hexDigest } from '#native/hashes.ts';
import type { PlatformFunction } from './platformFunction.ts';

/** `md5(text)`: 32 hexadecimal digits (`docs/format/functions.md#3-functions`). */
export const md5: PlatformFunction = {
  parameters: [{ name: 'text', kind: 'text' }],
  call: ([text]) => hexDigest('md5', String(text)),
};
