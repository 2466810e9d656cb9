import { type FileHandle, open } from 'node:fs/promises';
import { blockCodec } from '../node/blockCodec.ts';

/** Bytes gather here before they are written; those of a small run never are. */
const blockBytes = 512 * 1024;

/** Up to this many bytes, disk space is cheaper than the CPU time to save it. */
const plainBytes = 64 * 1024 * 1024;

/**
 * Bytes one after another in a temporary file, in blocks. The file of a large run is compressed: another thread does
 * that with a block while the next one is filled.
 */
export class BlockFile {
  readonly #path: string;
  readonly #plainBytes: number;
  #handle: FileHandle | undefined;
  /** The length of each block in the file. */
  readonly #lengths: number[] = [];
  #size = 0;
  #block = Buffer.alloc(0);
  #filled = 0;
  /** The block before, which may still be read. */
  #other = Buffer.alloc(0);
  #writing = Promise.resolve();

  /** Compresses what follows the first `plain` bytes. */
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

  /** Reads from the beginning what has been appended so far. */
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

  /** Begins to write the full block, once the one before it is written. */
  async #nextBlock(): Promise<void> {
    await this.#writing;
    const full = this.#block;
    this.#block = this.#other.length > 0 ? this.#other : Buffer.allocUnsafeSlow(blockBytes);
    this.#other = full;
    this.#filled = 0;
    if (full.length === 0) return;
    this.#writing = this.#write(full);
    // Who comes next gets the error.
    this.#writing.catch(() => undefined);
  }

  async #write(block: Buffer): Promise<void> {
    const compressed = this.#size < this.#plainBytes ? block : await blockCodec.compress(block);
    const shorter = compressed.length < block.length ? compressed : block;
    this.#handle ??= await open(this.#path, 'w+');
    const { bytesWritten } = await this.#handle.writev([shorter], this.#size);
    // A full disk may write only a part without raising an error.
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

/** Reads the bytes of blocks one after another. */
export class BlockReader {
  readonly #blocks: AsyncIterator<Buffer, void>;
  #rest: Buffer = Buffer.alloc(0);

  constructor(blocks: AsyncIterator<Buffer, void>) {
    this.#blocks = blocks;
  }

  /** The next bytes; there must be as many. */
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
