import { type FileHandle, open } from 'node:fs/promises';
import type { PageStore, StoredPage } from './output.ts';

const headBytes = 16;

/** Pages one after another in a file: four numbers (job, records, two lengths), then the parents and the body. */
export class FilePageStore implements PageStore {
  #path: string;
  #handle: FileHandle | undefined;

  constructor(path: string) {
    this.#path = path;
  }

  async append({ job, records, parents, body }: StoredPage): Promise<void> {
    this.#handle ??= await open(this.#path, 'w+');
    const head = Buffer.alloc(headBytes);
    head.writeUInt32LE(job, 0);
    head.writeUInt32LE(records, 4);
    const extra = Buffer.from(parents);
    head.writeUInt32LE(extra.length, 8);
    head.writeUInt32LE(body.length, 12);
    await this.#handle.writev([head, extra, body]);
  }

  async *pages(): AsyncGenerator<StoredPage> {
    const handle = this.#handle;
    if (handle === undefined) return;
    const { size } = await handle.stat();
    for (let position = 0; position < size; ) {
      const head = await readAt(handle, position, headBytes);
      const extra = head.readUInt32LE(8);
      const rest = await readAt(handle, position + headBytes, extra + head.readUInt32LE(12));
      position += headBytes + rest.length;
      const parents = rest.toString('utf8', 0, extra);
      yield { job: head.readUInt32LE(0), records: head.readUInt32LE(4), parents, body: rest.subarray(extra) };
    }
  }

  async close(): Promise<void> {
    await this.#handle?.close();
    this.#handle = undefined;
  }
}

async function readAt(handle: FileHandle, position: number, length: number): Promise<Buffer> {
  const buffer = Buffer.alloc(length);
  await handle.read(buffer, 0, length, position);
  return buffer;
}
