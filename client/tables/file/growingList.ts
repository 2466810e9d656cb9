/** A list of numbers in a typed array that grows with it: eight bytes each, or four where they are whole and small. */
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

  /** The number at a place; 0 behind the end. */
  at(index: number): number {
    return index < this.#length ? (this.#numbers[index] ?? 0) : 0;
  }

  /** The numbers so far; what is added later may or may not show in it. */
  view(): Numbers {
    return this.#numbers.subarray(0, this.#length) as Numbers;
  }
}
