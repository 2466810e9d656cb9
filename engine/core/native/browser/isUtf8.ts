import type * as native from '../node/isUtf8.ts';

const decoder = new TextDecoder('utf-8', { fatal: true });

export const isUtf8: typeof native.isUtf8 = (bytes) => {
  try {
    decoder.decode(bytes);
    return true;
  } catch {
    return false;
  }
};
