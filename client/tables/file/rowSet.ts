/** A set of rows: one bit for each row of the file. */
export class RowSet {
  readonly #bits: Uint8Array;
  #count = 0;

  constructor(rows: number) {
    this.#bits = new Uint8Array(Math.ceil(rows / 8));
  }

  get count(): number {
    return this.#count;
  }

  add(row: number): void {
    if (this.has(row)) return;
    this.#bits[row >> 3] = (this.#bits[row >> 3] ?? 0) | (1 << (row & 7));
    this.#count++;
  }

  remove(row: number): void {
    if (!this.has(row)) return;
    this.#bits[row >> 3] = (this.#bits[row >> 3] ?? 0) & ~(1 << (row & 7));
    this.#count--;
  }

  has(row: number): boolean {
    return ((this.#bits[row >> 3] ?? 0) & (1 << (row & 7))) !== 0;
  }
}
