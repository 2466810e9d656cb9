/** A buffer that doubles when it is full. Joining chunks at the end would need the memory of a large body twice. */
export class GrowingBuffer {
  length = 0;
  #buffer: Buffer;

  constructor(size: number) {
    this.#buffer = Buffer.allocUnsafeSlow(size);
  }

  get bytes(): Uint8Array {
    return this.#buffer.subarray(0, this.length);
  }

  append(chunk: Uint8Array): void {
    const length = this.length + chunk.length;
    if (length > this.#buffer.length) this.#grow(Math.max(length, 2 * this.#buffer.length));
    this.#buffer.set(chunk, this.length);
    this.length = length;
  }

  #grow(size: number): void {
    const larger = Buffer.allocUnsafeSlow(size);
    larger.set(this.bytes);
    this.#buffer = larger;
  }
}
