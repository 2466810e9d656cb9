import { numberBytes } from './kernel/memoryFormat.ts';

/**
 * Puts numbers and bytes into a part of a memory, one behind another. Writes nothing beyond its end. Void once the memory
 * grows.
 */
export class MemoryWriter {
  readonly #bytes: Uint8Array;
  readonly #view: DataView;
  readonly #end: number;
  at: number;
  /** Whether something had no room. */
  isFull = false;

  constructor(buffer: ArrayBuffer, at: number, end: number) {
    this.#bytes = new Uint8Array(buffer);
    this.#view = new DataView(buffer);
    this.at = at;
    this.#end = end;
  }

  /** Returns the address of the first. */
  numbers(numbers: readonly number[]): number {
    const address = this.#take(numberBytes * numbers.length);
    if (!this.isFull)
      for (const [index, number] of numbers.entries()) this.setNumber(address + numberBytes * index, number);
    return address;
  }

  /** Returns their address. */
  bytes(pieces: readonly Uint8Array[]): number {
    const address = this.#take(pieces.reduce((sum, { length }) => sum + length, 0));
    let at = address;
    for (const piece of this.isFull ? [] : pieces) {
      this.#bytes.set(piece, at);
      at += piece.length;
    }
    return address;
  }

  number(at: number): number {
    return this.#view.getUint32(at, true);
  }

  setNumber(at: number, number: number): void {
    this.#view.setUint32(at, number, true);
  }

  #take(length: number): number {
    const address = this.at;
    this.at = (address + length + 3) & ~3;
    this.isFull ||= this.at > this.#end;
    return address;
  }
}
