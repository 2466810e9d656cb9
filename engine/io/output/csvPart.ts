import { type FileHandle, open, rename, rm } from 'node:fs/promises';
import { CsvRows } from './csvRows.ts';

/** Bytes to gather before a write: many small writes cost more. */
const bytesPerWrite = 256 * 1024;
/** Maximum size of a joined write, which is in memory twice. */
const bytesJoined = 1024 * 1024;

export class CsvPart extends CsvRows {
  #file: string;
  #handle: FileHandle | undefined;

  constructor(file: string, columns: readonly string[]) {
    super(columns);
    this.#file = file;
  }

  /** Writes the waiting rows, once there are enough. */
  async flush(): Promise<void> {
    if (this.gather() >= bytesPerWrite) await this.#writeWaiting();
  }

  /** Appends the rows of another part, which cannot be used afterwards. */
  async append(other: CsvPart): Promise<void> {
    await this.#writeWaiting();
    if (other.#handle !== undefined) {
      const handle = await this.#opened();
      const start = Buffer.byteLength(other.header);
      const written = other.#handle.createReadStream({ start, autoClose: false });
      for await (const chunk of written) await handle.appendFile(chunk);
    }
    this.takeRows(other);
    await other.drop();
  }

  /** Writes what is left, or only the header, and moves the file to its place. */
  async moveTo(file: string): Promise<void> {
    await this.#writeWaiting();
    await this.#handle?.close();
    await rename(this.#file, file);
    this.#handle = undefined;
    this.#file = file;
  }

  async drop(): Promise<void> {
    this.take();
    const handle = this.#handle;
    this.#handle = undefined;
    await handle?.close();
    // A file that cannot be removed here goes with the folder of the run.
    if (handle !== undefined) await rm(this.#file, { force: true }).catch(() => undefined);
  }

  async #writeWaiting(): Promise<void> {
    const handle = await this.#opened();
    const size = this.gather();
    const pieces = this.take();
    const joined = size <= bytesJoined ? [Buffer.concat(pieces)] : pieces;
    for (const piece of joined) if (piece.length > 0) await handle.appendFile(piece);
  }

  async #opened(): Promise<FileHandle> {
    if (this.#handle !== undefined) return this.#handle;
    this.#handle = await open(this.#file, 'w+');
    await this.#handle.appendFile(this.header);
    return this.#handle;
  }
}
