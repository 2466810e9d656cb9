import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { isUserError, type UserError } from '../../core/errors.ts';
import { parsePlain } from '../../core/json/parsePlain.ts';
import type { PageHead, ShardPage } from './shardPage.ts';

/** Far more than a request has, and far less than memory. */
const maxHeadBytes = 8 * 1024 * 1024;
/** The maximum size of a response (`engine/assembly/createNetwork.ts`). */
const maxBodyBytes = 512 * 1024 * 1024;
const lineFeed = 0x0a;

/**
 * The pages in a file of `PageFile`, in order. `damaged` makes the error for a damaged file; its end shows whether all
 * bytes are unchanged.
 */
export async function* readPages(
  bytes: AsyncIterable<Uint8Array>,
  sha256: string,
  damaged: (why: string) => UserError,
): AsyncGenerator<ShardPage, void> {
  const hash = createHash('sha256');
  try {
    const pieces = new Pieces(decompressed(hashed(bytes, (piece) => hash.update(piece))));
    for (let head = await pieces.line(); head !== undefined; head = await pieces.line())
      yield await readPage(head, pieces);
  } catch (error) {
    if (isUserError(error) || isAbort(error)) throw error;
    throw damaged(error instanceof Error ? error.message : 'it cannot be read');
  }
  if (hash.digest('hex') !== sha256) throw damaged('it has other bytes than were written');
}

async function readPage(line: string, pieces: Pieces): Promise<ShardPage> {
  const head: unknown = parsePlain(line);
  if (!isHead(head)) throw new Error('a page has no head');
  const { key, status, headers, bytes, hasSecret } = head;
  const body = await pieces.take(bytes);
  if ((await pieces.take(1))[0] !== lineFeed) throw new Error('a page is longer than its head says');
  return { key, status, headers: new Map(Object.entries(headers)), body, ...(hasSecret && { hasSecret }) };
}

/** Decompresses pieces. Reading them throws an error of either part. */
function decompressed(bytes: AsyncIterable<Uint8Array>): AsyncIterable<Buffer> {
  const gunzip = createGunzip();
  pipeline(Readable.from(bytes), gunzip).catch((error: Error) => gunzip.destroy(error));
  return gunzip;
}

async function* hashed(bytes: AsyncIterable<Uint8Array>, take: (piece: Uint8Array) => void) {
  for await (const piece of bytes) {
    take(piece);
    yield piece;
  }
}

/** Lines and counted bytes from a stream of pieces. */
class Pieces {
  readonly #source: AsyncIterator<Buffer>;
  #rest: Buffer = Buffer.alloc(0);

  constructor(source: AsyncIterable<Buffer>) {
    this.#source = source[Symbol.asyncIterator]();
  }

  /** The next line, without its end; undefined at the end of the stream. */
  async line(): Promise<string | undefined> {
    for (let searched = 0; ; ) {
      const end = this.#rest.indexOf(lineFeed, searched);
      if (end >= 0) return (await this.take(end + 1)).toString('utf8', 0, end);
      searched = this.#rest.length;
      if (searched > maxHeadBytes) throw new Error('a page has no head');
      const next = await this.#source.next();
      if (next.done && searched === 0) return undefined;
      if (next.done) throw new Error('it ends within a page');
      this.#rest = Buffer.concat([this.#rest, next.value]);
    }
  }

  async take(count: number): Promise<Buffer> {
    const pieces = [this.#rest];
    let length = this.#rest.length;
    while (length < count) {
      const next = await this.#source.next();
      if (next.done) throw new Error('it ends within a page');
      pieces.push(next.value);
      length += next.value.length;
    }
    const whole = pieces.length === 1 ? this.#rest : Buffer.concat(pieces, length);
    this.#rest = whole.subarray(count);
    return whole.subarray(0, count);
  }
}

function isHead(value: unknown): value is PageHead {
  if (typeof value !== 'object' || value === null || !('key' in value && 'status' in value)) return false;
  if (!('headers' in value && 'bytes' in value)) return false;
  const { key, status, headers, bytes } = value;
  const hasHeaders = typeof headers === 'object' && headers !== null && Object.values(headers).every(isText);
  const hasBody = Number.isInteger(bytes) && Number(bytes) >= 0 && Number(bytes) <= maxBodyBytes;
  return isText(key) && Number.isInteger(status) && hasHeaders && hasBody;
}

function isText(value: unknown): boolean {
  return typeof value === 'string';
}

function isAbort(error: unknown): boolean {
  return error instanceof Error && error.name === 'AbortError';
}
