/** Adds a listener until the returned value is disposed of; compatible with VS Code's `Event`. */
type Listen<T> = (listener: (value: T) => void) => { dispose(): void };

/** An emitter like VS Code's, for code that is tested without it: a listener that throws does not stop the others. */
export class Emitter<T> {
  readonly #listeners = new Set<(value: T) => void>();
  readonly #onFault: (error: unknown) => void;

  /** Creates an emitter. By default, errors of listeners go to the log of the extension host, as in VS Code. */
  constructor(onFault: (error: unknown) => void = (error) => console.error(error)) {
    this.#onFault = onFault;
  }

  readonly event: Listen<T> = (listener) => {
    this.#listeners.add(listener);
    return { dispose: () => this.#listeners.delete(listener) };
  };

  fire(value: T): void {
    for (const listener of this.#listeners) this.#tell(listener, value);
  }

  #tell(listener: (value: T) => void, value: T): void {
    try {
      listener(value);
    } catch (error) {
      this.#onFault(error);
    }
  }
}
