import type { PlatformFunction } from './platformFunction.ts';

/** `urlencode(text)`: form encoding, for placeholders (`docs/format/functions.md#3-functions`). */
export const urlencode: PlatformFunction = {
  parameters: [{ name: 'text', kind: 'text' }],
  placeholdersOnly: true,
  call([text]) {
    const encoded = new URLSearchParams([['', String(text)]]).toString().slice(1);
    // The only character that the web's form encoding keeps and the platform's does not.
    return encoded.replaceAll('*', '%2A');
  },
};
