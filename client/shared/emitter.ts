/** Adds a listener until the returned value is disposed of; compatible with VS Code's `Event`. */
export type Listen<T> = (listener: (value: T) => void) => { dispose(): void };

/** Like VS Code's `EventEmitter`, for code that is tested without VS Code. */
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
