import { type FileHandle, open } from 'node:fs/promises';
import { blockCodec } from '../node/blockCodec.ts';

/** Size of a block; the file of a small run never reaches it. */
const blockBytes = 512 * 1024;

/** Up to this size, disk space is cheaper than the CPU time to save it. */
const plainBytes = 64 * 1024 * 1024;

/** Bytes in a temporary file, in blocks. A thread compresses the blocks of a large run while the next one is filled. */
export class BlockFile {
  readonly #path: string;
  readonly #plainBytes: number;
  #handle: FileHandle | undefined;
  readonly #lengths: number[] = [];
  #size = 0;
  #block = Buffer.alloc(0);
  #filled = 0;
  /** The previous block, which may still be read. */
  #other = Buffer.alloc(0);
  #writing = Promise.resolve();

  /** Compresses everything after the first `plain` bytes. */
  constructor(path: string, plain = plainBytes) {
    this.#path = path;
    this.#plainBytes = plain;
  }

  /** Copies the bytes. Throws the error of a block that could not be written since the last call. */
  async append(...pieces: readonly Uint8Array[]): Promise<void> {
    for (const bytes of pieces) {
      for (let at = 0; at < bytes.length; ) {
        if (this.#filled === this.#block.length) await this.#nextBlock();
        const part = bytes.subarray(at, at + this.#block.length - this.#filled);
        this.#block.set(part, this.#filled);
        this.#filled += part.length;
        at += part.length;
      }
    }
  }

  /** Reads all appended bytes from the beginning. */
  async reader(): Promise<BlockReader> {
    await this.#writing;
    const waiting = Buffer.from(this.#block.subarray(0, this.#filled));
    return new BlockReader(this.#blocks([...this.#lengths], waiting));
  }

  async close(): Promise<void> {
    await this.#writing.catch(() => undefined);
    await this.#handle?.close();
    this.#handle = undefined;
  }

  /** Begins to write the full block after the previous one is written. */
  async #nextBlock(): Promise<void> {
    await this.#writing;
    const full = this.#block;
    this.#block = this.#other.length > 0 ? this.#other : Buffer.allocUnsafeSlow(blockBytes);
    this.#other = full;
    this.#filled = 0;
    if (full.length === 0) return;
    this.#writing = this.#write(full);
    // The next call gets the error.
    this.#writing.catch(() => undefined);
  }

  async #write(block: Buffer): Promise<void> {
    const compressed = this.#size < this.#plainBytes ? block : await blockCodec.compress(block);
    const shorter = compressed.length < block.length ? compressed : block;
    this.#handle ??= await open(this.#path, 'w+');
    const { bytesWritten } = await this.#handle.writev([shorter], this.#size);
    // A full disk may write only a part without an error.
    if (bytesWritten !== shorter.length) throw diskError('ENOSPC', 'The disk is full.');
    this.#size += bytesWritten;
    this.#lengths.push(bytesWritten);
  }

  async *#blocks(lengths: readonly number[], waiting: Buffer): AsyncGenerator<Buffer, void> {
    let position = 0;
    for (const length of lengths) {
      const block = await this.#read(position, length);
      yield length === blockBytes ? block : await decompressed(block);
      position += length;
    }
    yield waiting;
  }

  async #read(position: number, length: number): Promise<Buffer> {
    const buffer = Buffer.allocUnsafe(length);
    for (let filled = 0; filled < length; ) {
      const read = await this.#handle?.read(buffer, filled, length - filled, position + filled);
      if (!read?.bytesRead) throw diskError('EIO', 'The file was cut.');
      filled += read.bytesRead;
    }
    return buffer;
  }
}

export class BlockReader {
  readonly #blocks: AsyncIterator<Buffer, void>;
  #rest: Buffer = Buffer.alloc(0);

  constructor(blocks: AsyncIterator<Buffer, void>) {
    this.#blocks = blocks;
  }

  /** The next bytes; throws if there are fewer. */
  async take(length: number): Promise<Buffer> {
    const taken = Buffer.allocUnsafeSlow(length);
    for (let filled = 0; filled < length; ) {
      if (this.#rest.length === 0) await this.#next();
      const part = this.#rest.subarray(0, length - filled);
      taken.set(part, filled);
      filled += part.length;
      this.#rest = this.#rest.subarray(part.length);
    }
    return taken;
  }

  async #next(): Promise<void> {
    const { done, value } = await this.#blocks.next();
    if (done) throw new Error('A page ends after the blocks.');
    this.#rest = value;
  }
}

function decompressed(block: Buffer): Promise<Buffer> {
  return blockCodec.decompress(block).catch(() => {
    throw diskError('EIO', 'The file was changed.');
  });
}

function diskError(code: string, message: string): Error {
  return Object.assign(new Error(message), { code });
}
