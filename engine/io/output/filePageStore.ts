import { type FileHandle, open } from 'node:fs/promises';
import type { PageStore, StoredPage } from './output.ts';

const headBytes = 16;

/** Pages gather in memory up to here before they are written; those of a small run never are. */
const bytesInMemory = 1024 * 1024;

/** Pages one after another: four numbers (job, records, two lengths), then the parents and the body. */
export class FilePageStore implements PageStore {
  readonly #path: string;
  #handle: FileHandle | undefined;
  #written = 0;
  #waiting: StoredPage[] = [];
  #waitingBytes = 0;

  constructor(path: string) {
    this.#path = path;
  }

  async append(page: StoredPage): Promise<void> {
    this.#waiting.push(page);
    this.#waitingBytes += page.body.length;
    if (this.#waitingBytes >= bytesInMemory) await this.#writeWaiting();
  }

  /** All pages in order. Pages that come while they are read are not among them. */
  async *pages(): AsyncGenerator<StoredPage> {
    const waiting = [...this.#waiting];
    if (this.#handle !== undefined) yield* readPages(this.#handle, this.#written);
    yield* waiting;
  }

  async close(): Promise<void> {
    await this.#handle?.close();
    this.#handle = undefined;
    this.#waiting = [];
  }

  async #writeWaiting(): Promise<void> {
    const pieces = this.#waiting.flatMap(piecesOf);
    this.#waiting = [];
    this.#waitingBytes = 0;
    this.#handle ??= await open(this.#path, 'w+');
    const { bytesWritten } = await this.#handle.writev(pieces, this.#written);
    const expected = pieces.reduce((sum, piece) => sum + piece.length, 0);
    // A full disk may take only a part without an error of its own.
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

async function* readPages(handle: FileHandle, size: number): AsyncGenerator<StoredPage> {
  for (let position = 0; position < size; ) {
    const head = await readAt(handle, position, headBytes);
    const extra = head.readUInt32LE(8);
    const rest = await readAt(handle, position + headBytes, extra + head.readUInt32LE(12));
    position += headBytes + rest.length;
    const parents = rest.toString('utf8', 0, extra);
    yield { job: head.readUInt32LE(0), records: head.readUInt32LE(4), parents, body: rest.subarray(extra) };
  }
}

async function readAt(handle: FileHandle, position: number, length: number): Promise<Buffer> {
  const buffer = Buffer.allocUnsafe(length);
  await handle.read(buffer, 0, length, position);
  return buffer;
}
