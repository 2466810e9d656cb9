/** A signal that is aborted with its parent. Unlike `AbortSignal.any`, it leaves no listener there once released. */
export class LinkedAbort {
  readonly #controller = new AbortController();
  readonly #parent: AbortSignal;
  readonly #follow = () => this.#controller.abort(this.#parent.reason);

  constructor(parent: AbortSignal) {
    this.#parent = parent;
    if (parent.aborted) this.#follow();
    else parent.addEventListener('abort', this.#follow, { once: true });
  }

  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  abort(reason?: unknown): void {
    this.#controller.abort(reason);
  }

  /** Stops following the parent. Called when the work is done. */
  release(): void {
    this.#parent.removeEventListener('abort', this.#follow);
  }
}
