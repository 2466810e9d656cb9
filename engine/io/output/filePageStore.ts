import { type FileHandle, open } from 'node:fs/promises';
import type { PageStore, StoredPage } from './output.ts';

const headBytes = 12;

/** Pages one after another in a file: three numbers (job, records, length), then the body. */
export class FilePageStore implements PageStore {
  #path: string;
  #handle: FileHandle | undefined;

  constructor(path: string) {
    this.#path = path;
  }

  async append({ job, records, body }: StoredPage): Promise<void> {
    this.#handle ??= await open(this.#path, 'w+');
    const head = Buffer.alloc(headBytes);
    head.writeUInt32LE(job, 0);
    head.writeUInt32LE(records, 4);
    head.writeUInt32LE(body.length, 8);
    await this.#handle.writev([head, body]);
  }

  async *pages(): AsyncGenerator<StoredPage> {
    const handle = this.#handle;
    if (handle === undefined) return;
    const { size } = await handle.stat();
    for (let position = 0; position < size; ) {
      const head = await readAt(handle, position, headBytes);
      const body = await readAt(handle, position + headBytes, head.readUInt32LE(8));
      position += headBytes + body.length;
      yield { job: head.readUInt32LE(0), records: head.readUInt32LE(4), body };
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
