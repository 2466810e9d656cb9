/**
 * A signal of one's own that is aborted with another one. Unlike `AbortSignal.any` it lets go of the other one when it
 * is released, so that thousands of short pieces of work leave nothing behind in the signal of a long one.
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

  /** The work is over: from now on nothing is followed. */
  release(): void {
    this.#parent.removeEventListener('abort', this.#follow);
  }
}
