import { bodyTooLarge } from './bodyTooLarge.ts';
import type { Gunzip } from './unpackingHttpClient.ts';

/** Decompresses with the browser's implementation. */
export const gunzipInBrowser: Gunzip = async (packed, maxBytes, signal) => {
  const stream = new Blob([packed as Uint8Array<ArrayBuffer>]).stream().pipeThrough(new DecompressionStream('gzip'));
  const reader = stream.getReader();
  const chunks: Uint8Array[] = [];
  for (let length = 0; ; ) {
    const next = await reader.read().catch(() => undefined);
    signal.throwIfAborted();
    if (next === undefined) return undefined;
    if (next.done) return Buffer.concat(chunks);
    length += next.value.length;
    chunks.push(next.value);
    if (length <= maxBytes) continue;
    await reader.cancel();
    throw bodyTooLarge(maxBytes);
  }
};
