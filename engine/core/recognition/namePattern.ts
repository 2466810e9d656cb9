const mostRemembered = 1000;

/** A pattern for plain names that remembers its results: every page has the same names. */
export class NamePattern {
  readonly #pattern: RegExp;
  readonly #results = new Map<string, boolean>();

  constructor(pattern: RegExp) {
    this.#pattern = pattern;
  }

  test(name: string): boolean {
    const known = this.#results.get(name);
    if (known !== undefined) return known;
    const result = this.#pattern.test(name);
    if (this.#results.size < mostRemembered) this.#results.set(name, result);
    return result;
  }
}
