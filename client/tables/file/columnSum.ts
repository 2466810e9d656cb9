/** The largest partial sum that is added in floating point: below it, whole numbers are exact. */
const maxExact = 2 ** 52;

/** The sum of a column: of whole numbers to the last digit, of others with the error of each addition made up for. */
export class ColumnSum {
  #whole = 0n;
  #part = 0;
  #lost = 0;
  #isWhole = true;
  #count = 0;

  add(text: string, value: number): void {
    this.#count++;
    if (!Number.isInteger(value)) this.#isWhole = false;
    if (this.#isWhole) this.#addWhole(text, value);
    else this.#addPart(value);
  }

  /** The sum and the mean as they are shown; a decimal has 15 digits. */
  read(): { sum: string; mean: string } {
    const rest = this.#part + this.#lost;
    const whole = this.#whole + (Number.isInteger(rest) ? BigInt(rest) : 0n);
    const sum = Number.isInteger(rest) ? String(whole) : String(rounded(Number(this.#whole) + rest));
    return { sum, mean: String(rounded((Number(this.#whole) + rest) / this.#count)) };
  }

  #addWhole(text: string, value: number): void {
    if (Number.isSafeInteger(value) && Math.abs(this.#part + value) < maxExact) this.#part += value;
    else this.#whole += /^-?\d+$/.test(text) ? BigInt(text) : BigInt(value);
  }

  /** Adds as Neumaier does. */
  #addPart(value: number): void {
    const sum = this.#part + value;
    this.#lost += Math.abs(this.#part) >= Math.abs(value) ? this.#part - sum + value : value - sum + this.#part;
    this.#part = sum;
  }
}

function rounded(value: number): number {
  return Number(value.toPrecision(15));
}
