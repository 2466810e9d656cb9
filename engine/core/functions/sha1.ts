import { hexDigest } from '#native/hashes.ts';
import type { PlatformFunction } from './platformFunction.ts';

/** `sha1(text)`: 40 hexadecimal digits (`docs/format/functions.md#3-functions`). */
export const sha1: PlatformFunction = {
  parameters: [{ name: 'text', kind: 'text' }],
  call: ([text]) => hexDigest('sha1', String(text)),
};
