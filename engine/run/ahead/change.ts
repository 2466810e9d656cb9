/** Lets somebody wait until something has changed. */
export class Change {
  #tell: () => void = () => undefined;
  #next = new Promise<void>((resolve) => {
    this.#tell = resolve;
  });

  /** Resolves with the next change. */
  next(): Promise<void> {
    return this.#next;
  }

  /** Something has changed. */
  tell(): void {
    this.#tell();
    this.#next = new Promise((resolve) => {
      this.#tell = resolve;
    });
  }
}
