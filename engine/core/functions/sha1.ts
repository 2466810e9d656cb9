import { createHash } from 'node:crypto';
import type { PlatformFunction } from './platformFunction.ts';

/** `sha1(text)`: 40 hexadecimal digits (`docs/format/functions.md#3-functions`). */
export const sha1: PlatformFunction = {
  parameters: [{ name: 'text', kind: 'text' }],
  call: ([text]) => createHash('sha1').update(String(text)).digest('hex'),
};
