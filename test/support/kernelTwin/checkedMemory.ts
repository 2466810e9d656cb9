const pageBytes = 65536;

/** A memory like that of WebAssembly. Throws a RangeError for a byte outside of it, and for address 0, which means none. */
export class CheckedMemory {
  buffer = new ArrayBuffer(0);
  #bytes = new Uint8Array(this.buffer);
  #view = new DataView(this.buffer);

  /** Adds pages of 64 kB. Returns how many there were. */
  grow(pages: number): number {
    const before = this.#bytes;
    this.#bytes = new Uint8Array(before.length + pages * pageBytes);
    this.#bytes.set(before);
    this.buffer = this.#bytes.buffer as ArrayBuffer;
    this.#view = new DataView(this.buffer);
    return before.length / pageBytes;
  }

  get(at: number): number {
    const byte = at > 0 ? this.#bytes[at] : undefined;
    if (byte === undefined) throw new RangeError(`Address ${at} is outside of the memory.`);
    return byte;
  }

  set(at: number, byte: number): void {
    this.get(at);
    this.#bytes[at] = byte;
  }

  /** Four bytes, the lowest first. */
  number(at: number): number {
    return this.#view.getUint32(at, true);
  }

  setNumber(at: number, value: number): void {
    this.#view.setUint32(at, value, true);
  }

  /** Some bytes, with a character for each. */
  text(at: number, length: number): string {
    return Array.from({ length }, (_, index) => String.fromCharCode(this.get(at + index))).join('');
  }

  setText(at: number, text: string): void {
    for (let index = 0; index < text.length; index++) this.set(at + index, text.charCodeAt(index));
  }
}
