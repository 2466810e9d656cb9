/** The limit of parts held before they are joined: millions of small ones would take many times the memory. */
const maxParts = 4096;

/** Builds a long text from many small parts. */
export class TextBuilder {
  #text = '';
  #parts: string[] = [];

  add(...parts: string[]): void {
    this.#parts.push(...parts);
    if (this.#parts.length >= maxParts) this.#join();
  }

  /** All parts so far, as one text. */
  get text(): string {
    this.#join();
    return this.#text;
  }

  #join(): void {
    this.#text += this.#parts.join('');
    this.#parts = [];
  }
}
