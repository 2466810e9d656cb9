/** A list of numbers in a growing typed array: eight bytes each, or four for small integers. */
export class GrowingList<Numbers extends Uint32Array | Float64Array> {
  #numbers: Numbers;
  readonly #make: (length: number) => Numbers;
  #length = 0;

  constructor(make: (length: number) => Numbers) {
    this.#make = make;
    this.#numbers = make(1024);
  }

  get length(): number {
    return this.#length;
  }

  add(value: number): void {
    if (this.#length === this.#numbers.length) {
      const larger = this.#make(Math.ceil(1.5 * this.#length));
      larger.set(this.#numbers);
      this.#numbers = larger;
    }
    this.#numbers[this.#length++] = value;
  }

  /** The number at an index; 0 past the end. */
  at(index: number): number {
    return index < this.#length ? (this.#numbers[index] ?? 0) : 0;
  }

  /** The numbers so far; later additions may or may not appear in it. */
  view(): Numbers {
    return this.#numbers.subarray(0, this.#length) as Numbers;
  }
}
