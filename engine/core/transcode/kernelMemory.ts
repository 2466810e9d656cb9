import { createKernel } from './createKernel.ts';
import { numberBytes } from './kernel/memoryFormat.ts';
import { type Kernel, padding, reserve } from './kernel.ts';
import { maxSlots, type RecordLayout } from './layout.ts';
import { LayoutMemory } from './layoutMemory.ts';
import { MemoryWriter } from './memoryWriter.ts';

/** The sizes of the parts of a memory. */
interface MemorySizes {
  /** The window on a body, in bytes. */
  input: number;
  /** The gathered rows, in bytes. */
  output: number;
  /** The records that one call of `scan` reads. */
  starts: number;
  /** The programs of one page, in bytes. */
  programs: number;
  /** The text that is hashed for a link, in bytes. */
  hashed: number;
}

const defaultSizes: MemorySizes = {
  input: 512 * 1024,
  output: 1024 * 1024,
  starts: 8192,
  programs: 512 * 1024,
  hashed: 512 * 1024,
};

/** A part of a body that a kernel can read. */
interface Window {
  /** The difference of an address and its offset in the body. */
  shift: number;
  /** Offset of its end in the body. */
  end: number;
}

/** The memory of a kernel, of constant size: a window on the body, the written rows, and the layouts. */
export class KernelMemory {
  readonly kernel: Kernel;
  readonly sizes: MemorySizes;
  readonly layouts: LayoutMemory;
  readonly #inputAt = padding;
  readonly startsAt: number;
  readonly slotsAt: number;
  readonly hashedAt: number;
  readonly outAt: number;
  readonly outEnd: number;
  readonly #programsAt: number;
  #view = new Uint8Array();
  #body: Uint8Array | undefined;
  #from = 0;

  /** All sizes are multiples of four, and the output is at least twice the input. */
  constructor(kernel: Kernel = createKernel(), sizes = defaultSizes) {
    this.kernel = kernel;
    this.sizes = sizes;
    this.startsAt = this.#inputAt + sizes.input + padding;
    this.slotsAt = this.startsAt + numberBytes * sizes.starts;
    this.hashedAt = this.slotsAt + numberBytes * maxSlots;
    this.outAt = this.hashedAt + sizes.hashed;
    this.outEnd = this.outAt + sizes.output;
    this.#programsAt = this.outEnd + padding;
    const layoutsAt = this.#programsAt + sizes.programs;
    reserve(kernel, layoutsAt);
    this.layouts = new LayoutMemory(kernel, layoutsAt);
  }

  /** A window that begins at or before an offset of a body, and holds as much as fits after it, at least to `least`. */
  window(body: Uint8Array, from: number, least: number): Window {
    const end = this.#from + this.sizes.input;
    const isThere = this.#body === body && from >= this.#from && (least <= end || from === this.#from);
    if (!isThere) this.#load(body, from);
    return { shift: this.#inputAt - this.#from, end: Math.min(this.#from + this.sizes.input, body.length) };
  }

  #load(body: Uint8Array, from: number): void {
    const part = body.subarray(from, from + this.sizes.input);
    const end = this.#inputAt + part.length;
    this.#bytes.set(part, this.#inputAt);
    this.#bytes.fill(0, end, end + padding);
    this.#body = body;
    this.#from = from;
  }

  /** Releases the body, which may be large. */
  release(): void {
    this.#body = undefined;
  }

  /** The addresses of records that `scan` stored. */
  starts(count: number): Uint32Array {
    return new Uint32Array(this.kernel.memory.buffer, this.startsAt, count);
  }

  /** The addresses of the values of a slot in records of one layout. */
  find(at: number, layout: RecordLayout, slot: number, count: number): Uint32Array {
    // The output is free while nothing is written.
    this.kernel.find(at, this.layouts.addressOf(layout), slot, this.slotsAt, this.outAt, count);
    return new Uint32Array(this.slice(this.outAt, this.outAt + numberBytes * count).buffer);
  }

  /** Makes room for the programs of another page. */
  programWriter(): MemoryWriter {
    const end = this.#programsAt + this.sizes.programs;
    return new MemoryWriter(this.kernel.memory.buffer, this.#programsAt, end);
  }

  slice(from: number, to: number): Uint8Array {
    return this.#bytes.slice(from, to);
  }

  get #bytes(): Uint8Array {
    const { buffer } = this.kernel.memory;
    if (this.#view.buffer !== buffer) this.#view = new Uint8Array(buffer);
    return this.#view;
  }
}
