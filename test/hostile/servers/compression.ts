import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync } from 'node:zlib';
import type { Bytes } from '../attack.ts';
import { http } from '../responses.ts';
import { good, one, serverRows } from './serverRows.ts';

const damaged = { error: 'http.bad-encoding' } as const;
const unknown = { error: 'response.encoding' } as const;
const zeros = Buffer.alloc(8);
const garbage = Buffer.from('garbage');

/** Bodies that are not compressed as they say. */
export const compression = serverRows([
  ['a gzip stream that is cut', encoded('gzip', gzipSync(good).subarray(0, 20)), damaged],
  ['a gzip stream with a wrong sum', encoded('gzip', gzipSync(good).subarray(0, -8), zeros), damaged],
  ['gzip with garbage after it', encoded('gzip', gzipSync(good), garbage), damaged],
  ['two members of gzip', encoded('gzip', gzipSync('[{"id":'), gzipSync('1}]')), { tables: one }],
  ['gzip in gzip', encoded('gzip, gzip', gzipSync(gzipSync(good))), unknown],
  ['text that says it is gzip', encoded('gzip', good), damaged],
  ['nothing that says it is gzip', encoded('gzip', ''), damaged],
  ['text that says it is br', encoded('br', good), damaged],
  ['a br stream that is cut', encoded('br', brotliCompressSync(good).subarray(0, 5)), damaged],
  ['br that says it is deflate', encoded('deflate', brotliCompressSync(good)), { error: 'response.not-json' }],
  ['deflate without its header', encoded('deflate', deflateRawSync(good)), { tables: one }],
  ['deflate without its header that is cut', encoded('deflate', deflateRawSync(good).subarray(0, -3)), damaged],
  ['deflate with garbage after it', encoded('deflate', deflateSync(good), garbage), { tables: one }],
  ['an encoding __proto__', encoded('__proto__', good), unknown],
  ['an encoding of 10,000 letters', encoded('x'.repeat(10_000), good), unknown],
  ['a dictionary that nobody has', encoded('deflate', Buffer.from([0x78, 0xbb, 1, 2, 3, 4])), damaged],
  ['gzip that nothing announces', http(gzipSync(good)), { tables: one, warnings: ['gzip-unannounced'] }],
  ['gzip that nothing announces and that is cut', http(gzipSync(good).subarray(0, 20)), { error: 'response.not-json' }],
  // The connection ends long before the end of the body is decompressed.
  ['70 MB of white space in 70 kB', () => encoded('gzip', ...spaces(70), gzipSync(good)), { tables: one }],
  ['a bomb: 600 MB in 600 kB', () => encoded('gzip', ...spaces(600)), { error: 'response.too-large' }],
  ['a bomb that nothing announces', () => http(Buffer.concat(spaces(600))), { error: 'response.too-large' }],
]);

function encoded(encoding: string, ...body: Bytes[]): Uint8Array {
  return http(Buffer.concat(body.map((part) => Buffer.from(part))), { 'Content-Encoding': encoding });
}

function spaces(megabytes: number): Uint8Array[] {
  const megabyte = gzipSync(Buffer.alloc(1024 * 1024, ' '));
  return Array.from({ length: megabytes }, () => megabyte);
}
