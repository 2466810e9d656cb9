import { promisify } from 'node:util';
import zlib from 'node:zlib';

type Codec = Record<'compress' | 'decompress', (bytes: Buffer) => Promise<Buffer>>;

/**
 * Compresses data that this process reads again: with zstd, which leaves a quarter of a page, or if Node has none
 * (before 22.15) with brotli, which is as fast and leaves a third (docs/performance.md).
 */
export const blockCodec: Codec = 'zstdCompress' in zlib ? withZstd() : withBrotli();

function withZstd(): Codec {
  const params = { [zlib.constants.ZSTD_c_compressionLevel]: 1 };
  const compress = promisify(zlib.zstdCompress);
  return { compress: (bytes) => compress(bytes, { params }), decompress: promisify(zlib.zstdDecompress) };
}

function withBrotli(): Codec {
  const params = { [zlib.constants.BROTLI_PARAM_QUALITY]: 0 };
  const compress = promisify(zlib.brotliCompress);
  return { compress: (bytes) => compress(bytes, { params }), decompress: promisify(zlib.brotliDecompress) };
}
