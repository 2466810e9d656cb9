/** Takes a listener until what it returns is disposed of; fits VS Code's own type. */
export type Listen<T> = (listener: (value: T) => void) => { dispose(): void };

/** Tells whoever listens. Like VS Code's emitter, for what is tested without VS Code. */
export class Emitter<T> {
  readonly #listeners = new Set<(value: T) => void>();

  readonly event: Listen<T> = (listener) => {
    this.#listeners.add(listener);
    return { dispose: () => this.#listeners.delete(listener) };
  };

  fire(value: T): void {
    for (const listener of this.#listeners) listener(value);
  }
}
