/** Pages that may always wait, and the most that may wait together if they are small. */
const [maxLarge, maxSmall] = [10, 60];
const smallBytes = 4_000_000;

/** Pages that wait until it is known whether they are data. Few large or many small ones: memory stays level. */
export class HeldPages<P> {
  #pages: { page: P; size: number }[] = [];
  #size = 0;

  /** Those that wait, oldest first. */
  get pages(): readonly P[] {
    return this.#pages.map(({ page }) => page);
  }

  /** Adds a page and the bytes that it takes. Returns those that cannot wait any longer, oldest first. */
  add(page: P, size: number): P[] {
    this.#pages.push({ page, size });
    this.#size += size;
    const released: P[] = [];
    while (this.#isFull()) released.push(...this.#first());
    return released;
  }

  /** Returns all pages and keeps none, oldest first: they are data. */
  release(): P[] {
    const pages = [...this.pages];
    this.drop();
    return pages;
  }

  /** Forgets all pages: they are not data. */
  drop(): void {
    this.#pages = [];
    this.#size = 0;
  }

  #isFull(): boolean {
    return this.#pages.length > (this.#size > smallBytes ? maxLarge : maxSmall);
  }

  #first(): P[] {
    const first = this.#pages.shift();
    this.#size -= first?.size ?? 0;
    return first === undefined ? [] : [first.page];
  }
}
