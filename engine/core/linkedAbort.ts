/**
 * A signal that is aborted together with its parent. Unlike `AbortSignal.any`, it can be released, so that thousands of
 * short tasks leave no listeners in the signal of a long one.
 */
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

  /** Stops following the parent. Call it when the work is done. */
  release(): void {
    this.#parent.removeEventListener('abort', this.#follow);
  }
}
