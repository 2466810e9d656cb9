/** The number of remembered documents; the least recently used is forgotten. */
const remembered = 8;

/** A value for each of the most recently used documents, by URI. */
export class RecentDocuments<T> {
  readonly #values = new Map<string, T>();

  get(uri: string): T | undefined {
    return this.#values.get(uri);
  }

  set(uri: string, value: T): void {
    this.#values.delete(uri);
    this.#values.set(uri, value);
    const [oldest] = this.#values.keys();
    if (this.#values.size > remembered && oldest !== undefined) this.#values.delete(oldest);
  }
}
