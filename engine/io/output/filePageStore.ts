import { BlockFile, type BlockReader } from './blockFile.ts';
import type { PageStore, StoredPage } from './output.ts';
import { withOutputErrors } from './outputError.ts';

const headBytes = 16;

/** A sequence of pages: four numbers (job, records, two lengths), then the parents and the body. */
export class FilePageStore implements PageStore {
  readonly #file: BlockFile;
  readonly #outDir: string;
  #pages = 0;

  /** Messages about the disk name the output folder; `plain` is that of the file. */
  constructor(path: string, outDir: string, plain?: number) {
    this.#file = new BlockFile(path, plain);
    this.#outDir = outDir;
  }

  append(page: StoredPage): Promise<void> {
    return withOutputErrors(this.#outDir, async () => {
      await this.#file.append(...piecesOf(page));
      this.#pages++;
    });
  }

  /** All pages in order. Pages that are appended during the loop are not included. */
  async *pages(): AsyncGenerator<StoredPage> {
    const pages = this.#pages;
    const reader = await withOutputErrors(this.#outDir, () => this.#file.reader());
    for (let page = 0; page < pages; page++) yield await withOutputErrors(this.#outDir, () => readPage(reader));
  }

  close(): Promise<void> {
    return this.#file.close();
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

async function readPage(reader: BlockReader): Promise<StoredPage> {
  const head = await reader.take(headBytes);
  const parents = await reader.take(head.readUInt32LE(8));
  const body = await reader.take(head.readUInt32LE(12));
  return { job: head.readUInt32LE(0), records: head.readUInt32LE(4), parents: parents.toString(), body };
}
