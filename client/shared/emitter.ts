/** Adds a listener until the returned value is disposed of; compatible with VS Code's `Event`. */
type Listen<T> = (listener: (value: T) => void) => { dispose(): void };

/** Like VS Code's `EventEmitter`, for code that is tested without VS Code: a listener that throws stops nobody else. */
export class Emitter<T> {
  readonly #listeners = new Set<(value: T) => void>();
  readonly #onFault: (error: unknown) => void;

  /** By default, what a listener throws goes where VS Code's own emitter reports it: to the log of the extension host. */
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
