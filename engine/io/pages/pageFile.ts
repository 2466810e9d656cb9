import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { finished } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { ownFile } from '../files/ownOnly.ts';
import { withOutputErrors } from '../output/outputError.ts';
import { makeTemporaryFolder } from '../places/temporaryFolder.ts';
import type { PageHead, ShardPage } from './shardPage.ts';

/** Bytes for each call of the compressor's thread: most pages are small. */
const blockBytes = 256 * 1024;
const lineFeed = Buffer.from('\n');

export interface WrittenPages {
  file: string;
  pages: number;
  /** Compressed size. */
  bytes: number;
  sha256: string;
  /** The key of the first page; absent: none. */
  first?: string;
}

/**
 * A temporary file of pages in order, compressed: for each page a line of JSON (`PageHead`), the body as received, and
 * a line feed.
 */
export class PageFile {
  readonly #folder: string;
  readonly #file: string;
  /** Fast, because the pages are read only once. */
  readonly #gzip = createGzip({ level: 1 });
  readonly #hash = createHash('sha256');
  readonly #written: Promise<void>;
  #pages = 0;
  readonly #waiting: Uint8Array[] = [];
  #waitingBytes = 0;
  #first: string | undefined;

  /** Throws a UserError if the folder for temporary files cannot be written to. */
  static async create(): Promise<PageFile> {
    return new PageFile(await onDisk(makeTemporaryFolder));
  }

  private constructor(folder: string) {
    this.#folder = folder;
    this.#file = path.join(folder, 'pages');
    const file = createWriteStream(this.#file, { ...ownFile, flags: 'wx' });
    this.#gzip.on('data', (piece: Uint8Array) => this.#hash.update(piece));
    // The end of the file is awaited only after all pages; until then a failure is reported when one is added.
    file.on('error', (error) => this.#gzip.destroy(error));
    this.#written = finished(this.#gzip.pipe(file));
    this.#written.catch(() => undefined);
  }

  /** Adds a page. Throws a UserError if the disk fails. */
  async add({ headers, body, ...page }: ShardPage): Promise<void> {
    const head: PageHead = { ...page, headers: Object.fromEntries(headers), bytes: body.length };
    this.#first ??= page.key;
    this.#pages++;
    this.#waiting.push(Buffer.from(`${JSON.stringify(head)}\n`), body, lineFeed);
    this.#waitingBytes += body.length;
    if (this.#waitingBytes >= blockBytes) await this.#flush();
  }

  /** Ends the file. Throws a UserError if the disk fails. */
  async end(): Promise<WrittenPages> {
    return await onDisk(async () => {
      await this.#flush();
      this.#gzip.end();
      await this.#written;
      const { size: bytes } = await stat(this.#file);
      const first = this.#first === undefined ? {} : { first: this.#first };
      return { file: this.#file, pages: this.#pages, bytes, sha256: this.#hash.digest('hex'), ...first };
    });
  }

  async discard(): Promise<void> {
    this.#gzip.destroy();
    await rm(this.#folder, { recursive: true, force: true });
  }

  async #flush(): Promise<void> {
    const block = Buffer.concat(this.#waiting.splice(0));
    this.#waitingBytes = 0;
    await onDisk(async () => {
      const { errored } = this.#gzip;
      if (errored !== null) throw errored;
      if (!this.#gzip.write(block)) await once(this.#gzip, 'drain');
    });
  }
}

function onDisk<T>(work: () => Promise<T>): Promise<T> {
  return withOutputErrors(os.tmpdir(), work, 'The pages of the shard cannot be written to');
}
