import { createKernel } from './createKernel.ts';
import { type Kernel, padding } from './kernel.ts';
import { type Layout, mostSlots } from './layout.ts';
import type { RowProgram } from './rowProgram.ts';

const pageBytes = 65536;

/** What fits into the parts of a memory. */
interface MemorySizes {
  /** The window on a body, in bytes. */
  input: number;
  /** Rows that gather, in bytes. */
  output: number;
  /** Records that one call of `scan` reads. */
  starts: number;
  /** The programs of one page, in bytes. */
  programs: number;
}

const defaultSizes: MemorySizes = { input: 512 * 1024, output: 1024 * 1024, starts: 8192, programs: 512 * 1024 };

/** A layout that is in the memory of a kernel. */
export interface LoadedLayout extends Layout {
  /** Of its header, its kinds and its bytes. */
  address: number;
  kindsAt: number;
  slots: number;
}

/** A program that is in the memory of a kernel. */
export interface LoadedProgram {
  address: number;
}

/** A part of a body that a kernel can read. */
interface Window {
  /** What to add to an offset in the body to get its address. */
  shift: number;
  /** Offset of its end in the body. */
  end: number;
}

/**
 * The memory of a kernel: a window on the body that is read, the rows that were written, and the layouts. It does not
 * grow with the length of a body.
 */
export class KernelMemory {
  readonly kernel: Kernel;
  readonly sizes: MemorySizes;
  readonly #inputAt = padding;
  readonly startsAt: number;
  readonly slotsAt: number;
  readonly outAt: number;
  readonly outEnd: number;
  readonly #programsAt: number;
  #programsEnd: number;
  #layoutsEnd: number;
  #bytes: Uint8Array;
  #view: DataView;
  #body: Uint8Array | undefined;
  #from = 0;

  /** All sizes are multiples of four, and the output is at least twice the input. */
  constructor(kernel: Kernel = createKernel(), sizes = defaultSizes) {
    this.kernel = kernel;
    this.sizes = sizes;
    this.startsAt = this.#inputAt + sizes.input + padding;
    this.slotsAt = this.startsAt + 4 * sizes.starts;
    this.outAt = this.slotsAt + 4 * mostSlots;
    this.outEnd = this.outAt + sizes.output;
    this.#programsAt = this.outEnd + padding;
    this.#programsEnd = this.#programsAt;
    this.#layoutsEnd = this.#programsAt + sizes.programs;
    kernel.memory.grow(Math.ceil(this.#layoutsEnd / pageBytes));
    this.#bytes = new Uint8Array(kernel.memory.buffer);
    this.#view = new DataView(kernel.memory.buffer);
  }

  /** A window that begins at or before an offset of a body, and holds as much as fits behind it, at least to `least`. */
  window(body: Uint8Array, from: number, least: number): Window {
    const end = this.#from + this.sizes.input;
    const isThere = this.#body === body && from >= this.#from && (least <= end || from === this.#from);
    if (!isThere) this.#load(body, from);
    return { shift: this.#inputAt - this.#from, end: Math.min(this.#from + this.sizes.input, body.length) };
  }

  #load(body: Uint8Array, from: number): void {
    const part = body.subarray(from, from + this.sizes.input);
    this.#bytes.set(part, this.#inputAt);
    this.#bytes.fill(0, this.#inputAt + part.length, this.#inputAt + part.length + padding);
    this.#body = body;
    this.#from = from;
  }

  /** Lets go of the body, which may be large. */
  release(): void {
    this.#body = undefined;
  }

  /** The addresses of records that `scan` stored. */
  starts(count: number): Uint32Array {
    return new Uint32Array(this.#bytes.buffer, this.startsAt, count);
  }

  /** The addresses of the values of a slot in records of one layout. */
  find(at: number, { address }: LoadedLayout, slot: number, count: number): Uint32Array {
    // The output is free while nothing is written.
    this.kernel.find(at, address, slot, this.slotsAt, this.outAt, count);
    return new Uint32Array(this.#bytes.slice(this.outAt, this.outAt + 4 * count).buffer);
  }

  loadLayout(layout: Layout): LoadedLayout {
    const slots = layout.pieces.length - 1;
    const size = 12 + 4 * (slots + 1);
    const address = this.#layoutsEnd;
    const kindsAt = address + size;
    const bytesAt = kindsAt + slots;
    const length = layout.pieces.reduce((sum, piece) => sum + piece.length, 0);
    this.#layoutsEnd = (bytesAt + length + padding + 3) & ~3;
    this.#reserve(this.#layoutsEnd);
    [slots, kindsAt, bytesAt, ...layout.pieces.map((piece) => piece.length)].forEach((number, index) => {
      this.#view.setUint32(address + 4 * index, number, true);
    });
    let at = bytesAt;
    for (const piece of layout.pieces) {
      this.#bytes.set(piece, at);
      at += piece.length;
    }
    return { ...layout, address, kindsAt, slots };
  }

  /** What the values of each slot were since the last `forgetKinds`. */
  kindsOf({ kindsAt, slots }: LoadedLayout): Uint8Array {
    return this.#bytes.slice(kindsAt, kindsAt + slots);
  }

  forgetKinds({ kindsAt, slots }: LoadedLayout): void {
    this.#bytes.fill(0, kindsAt, kindsAt + slots);
  }

  /** Makes room for the programs of another page. */
  forgetPrograms(): void {
    this.#programsEnd = this.#programsAt;
  }

  /** Undefined if there is no room for it. Records of the page have up to `longest` bytes. */
  loadProgram({ cells, uses }: RowProgram, longest: number): LoadedProgram | undefined {
    const finished = cells.reduce<number>((sum, cell) => sum + (typeof cell === 'number' ? 0 : cell.length), 0);
    const address = this.#programsEnd;
    const end = (address + 12 + 8 * cells.length + finished + 3) & ~3;
    const mostRow = longest * uses + finished + 4 * cells.length + 32;
    if (end > this.#programsAt + this.sizes.programs || mostRow > this.sizes.output) return undefined;
    this.#programsEnd = end;
    const numbers = [cells.length, uses, finished];
    let at = address + 12 + 8 * cells.length;
    for (const cell of cells) {
      if (typeof cell === 'number') numbers.push(cell, 0);
      else {
        numbers.push(at, cell.length);
        this.#bytes.set(cell, at);
        at += cell.length;
      }
    }
    for (const [index, number] of numbers.entries()) this.#view.setUint32(address + 4 * index, number, true);
    return { address };
  }

  /** A copy of the rows that were written from the beginning of the output to an address. */
  rows(end: number): Uint8Array {
    return this.#bytes.slice(this.outAt, end);
  }

  #reserve(end: number): void {
    const missing = end - this.#bytes.length;
    if (missing <= 0) return;
    this.kernel.memory.grow(Math.ceil(missing / pageBytes) + 16);
    this.#bytes = new Uint8Array(this.kernel.memory.buffer);
    this.#view = new DataView(this.kernel.memory.buffer);
  }
}
