import type { PlatformFunction } from './platformFunction.ts';

/** `base64_encode(text)`: the standard alphabet with padding (`docs/format/functions.md#3-functions`). */
export const base64Encode: PlatformFunction = {
  parameters: [{ name: 'text', kind: 'text' }],
  call: ([text]) => Buffer.from(String(text), 'utf8').toString('base64'),
};
