/** So many documents are worth remembering things of; the one that was not asked for longest is forgotten. */
const remembered = 8;

/** Something of each of the documents that were in use last, by URI. */
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
