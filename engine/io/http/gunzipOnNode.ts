import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { bodyTooLarge } from './bodyTooLarge.ts';
import type { Gunzip } from './unpackingHttpClient.ts';

const unpack = promisify(gunzip);

/** Decompresses with Node's library. Its web stream would wait forever for the rest of a cut body. */
export const gunzipOnNode: Gunzip = async (packed, maxBytes, signal) => {
  try {
    const bytes = await unpack(packed, { maxOutputLength: maxBytes });
    signal.throwIfAborted();
    return bytes;
  } catch (error) {
    signal.throwIfAborted();
    if (codeOf(error) === 'ERR_BUFFER_TOO_LARGE') throw bodyTooLarge(maxBytes);
    return undefined;
  }
};

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}
