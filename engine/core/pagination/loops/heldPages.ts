/** Pages that may always wait, and the maximum that may wait together if they are small. */
const [maxLarge, maxSmall] = [10, 60];
const smallBytes = 4_000_000;

/** Pages that wait until it is known whether they are data: few large or many small ones, to limit memory. */
export class HeldPages<P> {
  #pages: { page: P; size: number }[] = [];
  #size = 0;

  /** The waiting pages, oldest first. */
  get pages(): readonly P[] {
    return this.#pages.map(({ page }) => page);
  }

  /** Adds a page of this many bytes. Returns the pages that cannot wait any longer, oldest first. */
  add(page: P, size: number): P[] {
    this.#pages.push({ page, size });
    this.#size += size;
    const released: P[] = [];
    while (this.#isFull()) released.push(...this.#first());
    return released;
  }

  /** Returns all pages, oldest first, and keeps none: they are data. */
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
