import { pipeline, Readable } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate, createInflateRaw } from 'node:zlib';
import { UserError } from '../../core/errors.ts';
import { bodyTooLarge } from './bodyTooLarge.ts';

const decoders = new Map([
  ['gzip', createGunzip],
  ['x-gzip', createGunzip],
  ['br', createBrotliDecompress],
]);

/** Maximum size of a buffer for the declared length of a response, which may be wrong. */
const believedBytes = 64 * 1024 * 1024;
const firstBytes = 16 * 1024;

/**
 * Reads a whole body, decompressed. Throws a UserError if it exceeds `maxBytes`, so that a small compressed response
 * cannot fill the memory, or if its compression is unknown.
 */
export async function readBody(
  body: Readable,
  headers: ReadonlyMap<string, string>,
  maxBytes: number,
): Promise<Uint8Array> {
  const received = new GrowingBuffer(expectedBytes(headers, maxBytes));
  await gather(decoded(body, headers.get('content-encoding')), received, maxBytes);
  return received.bytes;
}

/** Uses events: an async iterator costs more than reading a small body. */
function gather(stream: Readable, received: GrowingBuffer, maxBytes: number): Promise<void> {
  return new Promise((resolve, reject) => {
    stream.on('data', (chunk: Uint8Array) => {
      if (received.length + chunk.length > maxBytes) stream.destroy(bodyTooLarge(maxBytes));
      else received.append(chunk);
    });
    stream.on('end', resolve);
    stream.on('error', reject);
    stream.on('close', () => reject(Object.assign(new Error('The body has no end.'), { code: 'UND_ERR_SOCKET' })));
  });
}

/** The declared length of the body, which is too small for a compressed one. */
function expectedBytes(headers: ReadonlyMap<string, string>, maxBytes: number): number {
  const declared = Number(headers.get('content-length') ?? Number.NaN);
  return declared >= 0 ? Math.min(declared, maxBytes, believedBytes) : firstBytes;
}

/** A buffer that doubles when it is full. Joining chunks at the end would need the memory of a large body twice. */
class GrowingBuffer {
  length = 0;
  #buffer: Buffer;

  constructor(size: number) {
    this.#buffer = Buffer.allocUnsafeSlow(size);
  }

  get bytes(): Uint8Array {
    return this.#buffer.subarray(0, this.length);
  }

  append(chunk: Uint8Array): void {
    const length = this.length + chunk.length;
    if (length > this.#buffer.length) this.#grow(Math.max(length, 2 * this.#buffer.length));
    this.#buffer.set(chunk, this.length);
    this.length = length;
  }

  #grow(size: number): void {
    const larger = Buffer.allocUnsafeSlow(size);
    larger.set(this.bytes);
    this.#buffer = larger;
  }
}

function decoded(body: Readable, encoding: string | undefined): Readable {
  const name = encoding?.trim().toLowerCase() ?? '';
  if (name === '' || name === 'identity') return body;
  if (name === 'deflate') return Readable.from(inflated(body));
  const create = decoders.get(name);
  if (create === undefined)
    throw new UserError('response.encoding', `The response is compressed as "${name}", which is not supported.`);
  // A failure ends the iteration with its error, so it needs no handling here.
  return pipeline(body, create(), () => undefined);
}

/** Decompresses deflate. Some servers omit the header of the stream, whose first byte ends in 8. */
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
