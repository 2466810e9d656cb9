import type { PlatformFunction } from './platformFunction.ts';

/** `base64_encode(text)`: the standard alphabet with padding (`functions.md` section 3). */
export const base64Encode: PlatformFunction = {
  parameters: [{ name: 'text', kind: 'text' }],
  call: ([text]) => Buffer.from(String(text), 'utf8').toString('base64'),
};
