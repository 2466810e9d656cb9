/** Puts numbers and bytes into a part of a memory, never beyond its end. Void once the memory grows. */
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

  /** Room for a structure of this many bytes, all of them 0. Returns its address. */
  room(length: number): number {
    const address = this.#take(length);
    if (!this.isFull) this.#bytes.fill(0, address, address + length);
    return address;
  }

  /** Writes pieces. Returns their address. */
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

  /** Writes nothing once something had no room. */
  setNumber(at: number, number: number): void {
    if (!this.isFull) this.#view.setUint32(at, number, true);
  }

  #take(length: number): number {
    const address = this.at;
    this.at = (address + length + 3) & ~3;
    this.isFull ||= this.at > this.#end;
    return address;
  }
}
