import { placeHashProgram } from './hashProgram.ts';
import {
  layoutHash,
  layoutHead,
  layoutKinds,
  layoutNext,
  layoutPieces,
  layoutRows,
  layoutSlots,
  listBytes,
  listFirst,
  slotBytes,
  slotList,
  slotPiece,
} from './kernel/memoryFormat.ts';
import { type Kernel, padding, reserve } from './kernel.ts';
import type { ListField, RecordLayout } from './layout.ts';
import { MemoryWriter } from './memoryWriter.ts';
import { hashedElement } from './rowProgram.ts';

/** The address of a layout in the memory of a kernel, and that of its kinds. */
interface LayoutPlace {
  address: number;
  kindsAt: number;
  slots: number;
}

/** The kinds of the values in the slots of layouts. */
export type Kinds = ReadonlyMap<RecordLayout, Uint8Array>;

/** The layouts in the memory of a kernel, which grows with them. */
export class LayoutMemory {
  readonly #kernel: Kernel;
  readonly #places = new Map<RecordLayout, LayoutPlace>();
  readonly #lists = new Map<ListField, number>();
  /** The last maps, by their first layout. */
  readonly #kinds = new Map<RecordLayout, Kinds>();
  #end: number;

  constructor(kernel: Kernel, at: number) {
    this.#kernel = kernel;
    this.#end = at;
  }

  /** Puts a layout into the memory, or only the new parts of its lists. */
  load(layout: RecordLayout): void {
    if (!this.#places.has(layout)) this.#place(layout);
    for (const { elements } of layout.lists) for (const element of elements) this.load(element);
    // The list refers to the first layout of its elements, and each of them to the next.
    for (const list of layout.lists) {
      let reference = (this.#lists.get(list) ?? 0) + listFirst;
      for (const element of list.elements) {
        this.#setNumber(reference, this.addressOf(element));
        reference = this.addressOf(element) + layoutNext;
      }
    }
  }

  addressOf(layout: RecordLayout): number {
    return this.#placeOf(layout).address;
  }

  /** Sets the program for the rows of a layout; 0 for none. */
  setProgram(layout: RecordLayout, program: number): void {
    this.#setNumber(this.addressOf(layout) + layoutRows, program);
  }

  /**
   * The kinds of the values of each slot of these layouts since the last `forgetKinds`. The map is the last one if it
   * is equal, so that results derived from it can be kept.
   */
  kindsOfAll(layouts: readonly RecordLayout[]): Kinds {
    const [first] = layouts;
    const before = first && this.#kinds.get(first);
    if (before !== undefined && this.#isCurrent(before, layouts)) return before;
    const found = new Map(layouts.map((layout) => [layout, this.kindsOf(layout).slice()]));
    if (first !== undefined) this.#kinds.set(first, found);
    return found;
  }

  #isCurrent(before: Kinds, layouts: readonly RecordLayout[]): boolean {
    if (before.size !== layouts.length) return false;
    return layouts.every((layout) => {
      const found = before.get(layout);
      return found !== undefined && Buffer.compare(found, this.kindsOf(layout)) === 0;
    });
  }

  /** The kinds of each slot since the last `forgetKinds`, as a view on the memory. */
  kindsOf(layout: RecordLayout): Uint8Array {
    const { kindsAt, slots } = this.#placeOf(layout);
    return new Uint8Array(this.#kernel.memory.buffer, kindsAt, slots);
  }

  /** Forgets the kinds of a layout and of its lists. */
  forgetKinds(layout: RecordLayout): void {
    this.kindsOf(layout).fill(0);
    for (const { elements } of layout.lists) for (const element of elements) this.forgetKinds(element);
  }

  #place(layout: RecordLayout): void {
    const { pieces, lists } = layout;
    const slots = pieces.length - 1;
    const hashed = hashedElement(layout);
    const texts = [...pieces, ...hashed.filter((part) => part instanceof Uint8Array)];
    const length = texts.reduce((sum, text) => sum + text.length, 0);
    const end = this.#end + length + 24 * (texts.length + hashed.length + lists.length + 4) + padding;
    reserve(this.#kernel, end);
    const writer = new MemoryWriter(this.#kernel.memory.buffer, this.#end, end - padding);
    const kindsAt = writer.bytes([new Uint8Array(slots)]);
    const piecesAt = writer.bytes(pieces);
    const program = placeHashProgram(writer, hashed, noLink);
    const listAt = new Map(lists.map((list) => [list.slot, writer.room(listBytes)]));
    for (const list of lists) this.#lists.set(list, listAt.get(list.slot) ?? 0);
    const address = writer.room(layoutHead + slotBytes * pieces.length);
    writer.setNumber(address + layoutSlots, slots);
    writer.setNumber(address + layoutKinds, kindsAt);
    writer.setNumber(address + layoutPieces, piecesAt);
    writer.setNumber(address + layoutHash, program);
    for (const [slot, { length }] of pieces.entries()) {
      writer.setNumber(address + layoutHead + slotBytes * slot + slotPiece, length);
      writer.setNumber(address + layoutHead + slotBytes * slot + slotList, listAt.get(slot) ?? 0);
    }
    this.#places.set(layout, { address, kindsAt, slots });
    this.#end = writer.at;
  }

  #placeOf(layout: RecordLayout): LayoutPlace {
    const place = this.#places.get(layout);
    if (place === undefined) throw new Error('A layout was not loaded.');
    return place;
  }

  #setNumber(at: number, number: number): void {
    new DataView(this.#kernel.memory.buffer).setUint32(at, number, true);
  }
}

function noLink(): never {
  throw new Error('A layout holds no links.');
}
