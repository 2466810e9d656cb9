import { type FileHandle, open } from 'node:fs/promises';
import type { PageStore, StoredPage } from './output.ts';
import { withOutputErrors } from './outputError.ts';

const headBytes = 16;

/**
 * Pages gather here before they are written; those of a small run never are. They are copied, because thousands of
 * responses that outlive their page would make the garbage collector keep more and more memory.
 */
const bytesInMemory = 512 * 1024;

/** Pages one after another: four numbers (job, records, two lengths), then the parents and the body. */
export class FilePageStore implements PageStore {
  readonly #path: string;
  readonly #outDir: string;
  #handle: FileHandle | undefined;
  #written = 0;
  #memory: Buffer | undefined;
  #filled = 0;

  /** The output folder is what a message about the disk names. */
  constructor(path: string, outDir: string) {
    this.#path = path;
    this.#outDir = outDir;
  }

  append(page: StoredPage): Promise<void> {
    return withOutputErrors(this.#outDir, () => this.#append(page));
  }

  async #append(page: StoredPage): Promise<void> {
    const pieces = piecesOf(page);
    const size = pieces.reduce((sum, piece) => sum + piece.length, 0);
    if (this.#filled + size > bytesInMemory) await this.#write([this.#takeMemory()]);
    if (size > bytesInMemory) return this.#write(pieces);
    this.#memory ??= Buffer.allocUnsafe(bytesInMemory);
    for (const piece of pieces) {
      this.#memory.set(piece, this.#filled);
      this.#filled += piece.length;
    }
  }

  /** All pages in order. Pages that come while they are read are not among them. */
  async *pages(): AsyncGenerator<StoredPage> {
    const waiting = Buffer.from(this.#memory?.subarray(0, this.#filled) ?? []);
    const handle = this.#handle;
    if (handle !== undefined) yield* readPages((...place) => this.#read(handle, ...place), this.#written);
    yield* readPages((position, length) => waiting.subarray(position, position + length), waiting.length);
  }

  async close(): Promise<void> {
    await this.#handle?.close();
    this.#handle = undefined;
    this.#memory = undefined;
  }

  #read(handle: FileHandle, position: number, length: number): Promise<Buffer> {
    return withOutputErrors(this.#outDir, () => readAt(handle, position, length));
  }

  #takeMemory(): Uint8Array {
    const filled = this.#memory?.subarray(0, this.#filled) ?? Buffer.alloc(0);
    this.#filled = 0;
    return filled;
  }

  async #write(pieces: Uint8Array[]): Promise<void> {
    const expected = pieces.reduce((sum, piece) => sum + piece.length, 0);
    if (expected === 0) return;
    this.#handle ??= await open(this.#path, 'w+');
    const { bytesWritten } = await this.#handle.writev(pieces, this.#written);
    // A full disk may write only a part without raising an error.
    if (bytesWritten !== expected) throw Object.assign(new Error('The disk is full.'), { code: 'ENOSPC' });
    this.#written += bytesWritten;
  }
}

function piecesOf({ job, records, parents, body }: StoredPage): Uint8Array[] {
  const head = Buffer.alloc(headBytes);
  const extra = Buffer.from(parents);
  [job, records, extra.length, body.length].forEach((number, index) => {
    head.writeUInt32LE(number, index * 4);
  });
  return [head, extra, body];
}

async function* readPages(
  read: (position: number, length: number) => Buffer | Promise<Buffer>,
  size: number,
): AsyncGenerator<StoredPage> {
  for (let position = 0; position < size; ) {
    const head = await read(position, headBytes);
    const extra = head.readUInt32LE(8);
    const rest = await read(position + headBytes, extra + head.readUInt32LE(12));
    position += headBytes + rest.length;
    const parents = rest.toString('utf8', 0, extra);
    yield { job: head.readUInt32LE(0), records: head.readUInt32LE(4), parents, body: rest.subarray(extra) };
  }
}

async function readAt(handle: FileHandle, position: number, length: number): Promise<Buffer> {
  const buffer = Buffer.allocUnsafe(length);
  for (let filled = 0; filled < length; ) {
    const { bytesRead } = await handle.read(buffer, filled, length - filled, position + filled);
    // The rest of the buffer would be whatever was in the memory before.
    if (bytesRead === 0) throw Object.assign(new Error('The file was cut.'), { code: 'EIO' });
    filled += bytesRead;
  }
  return buffer;
}
