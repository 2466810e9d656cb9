/** A number of places that are taken and given back; who finds none waits in line. */
export class Slots {
  #free: number;
  readonly #line: (() => void)[] = [];

  constructor(count: number) {
    this.#free = count;
  }

  /** Takes a place, as soon as there is one. */
  async take(): Promise<void> {
    if (this.#free > 0) this.#free--;
    else await new Promise<void>((resolve) => this.#line.push(resolve));
  }

  /** Takes a place if there is one now. */
  tryTake(): boolean {
    if (this.#free === 0) return false;
    this.#free--;
    return true;
  }

  /** Gives a place back. */
  give(): void {
    const next = this.#line.shift();
    if (next === undefined) this.#free++;
    else next();
  }
}
