import { pipeline, type Readable } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate, createInflateRaw } from 'node:zlib';
import { UserError } from '../../core/errors.ts';

const decoders = new Map([
  ['gzip', createGunzip],
  ['x-gzip', createGunzip],
  ['br', createBrotliDecompress],
]);

/**
 * Reads a whole body, decompressed. Throws a UserError if it exceeds `maxBytes`, so that a small compressed response
 * cannot fill the memory, or if its compression is unknown.
 */
export async function readBody(
  body: Readable,
  headers: ReadonlyMap<string, string>,
  maxBytes: number,
): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of decoded(body, headers.get('content-encoding'))) {
    size += chunk.length;
    if (size > maxBytes) throw tooLarge(maxBytes);
    chunks.push(chunk);
  }
  return chunks.length === 1 && chunks[0] !== undefined ? chunks[0] : Buffer.concat(chunks);
}

function decoded(body: Readable, encoding: string | undefined): AsyncIterable<Uint8Array> {
  const name = encoding?.trim().toLowerCase() ?? '';
  if (name === '' || name === 'identity') return body;
  if (name === 'deflate') return inflated(body);
  const create = decoders.get(name);
  if (create === undefined)
    throw new UserError('response.encoding', `The response is compressed as "${name}", which is not supported.`);
  // A failure ends the iteration with its error, so it needs no handling here.
  return pipeline(body, create(), () => undefined);
}

/** Some servers leave out the header of the stream, whose first byte ends in 8. */
async function* inflated(body: Readable): AsyncGenerator<Uint8Array, void> {
  const chunks: AsyncIterator<Uint8Array> = body[Symbol.asyncIterator]();
  const { done, value: first } = await chunks.next();
  if (done) return;
  async function* all() {
    yield first;
    yield* { [Symbol.asyncIterator]: () => chunks };
  }
  const decoder = (Number(first[0]) & 0x0f) === 8 ? createInflate() : createInflateRaw();
  yield* pipeline(all, decoder, () => undefined);
}

function tooLarge(maxBytes: number): UserError {
  const megabytes = Math.round(maxBytes / 1024 / 1024);
  return new UserError(
    'response.too-large',
    `The response is larger than ${megabytes} MB. Request smaller pages with the pagination's "limit".`,
  );
}
