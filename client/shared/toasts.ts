/**
 * The toasts of the extension, one at a time: before one is shown, an earlier one that may still be on the screen is
 * hidden. No extension can close a single toast, so hiding moves all of the window to the bell, where they can be read.
 */
export class Toasts {
  readonly #hide: () => PromiseLike<unknown>;
  /** The toasts that may be on the screen. */
  readonly #shown = new Set<object>();
  /** Ends when the last toast is on the screen. */
  #turn: Promise<unknown> = Promise.resolve();

  constructor(hide: () => PromiseLike<unknown>) {
    this.#hide = hide;
  }

  /** Shows a toast, and waits until it is closed. */
  async show<Result>(open: () => PromiseLike<Result>): Promise<Result> {
    const toast = {};
    try {
      return await this.#inTurn(toast, open);
    } finally {
      this.#shown.delete(toast);
    }
  }

  /** Shows progress, and waits until the task is done. VS Code leaves its toast for a moment, so it counts as shown. */
  async showProgress<Result>(open: () => PromiseLike<Result>): Promise<Result> {
    return await this.#inTurn({}, open);
  }

  #inTurn<Result>(toast: object, open: () => PromiseLike<Result>): PromiseLike<Result> {
    const isAlone = this.#shown.size === 0;
    this.#shown.clear();
    this.#shown.add(toast);
    if (isAlone) return open();
    // A list, because a promise of a promise would end with the closing of the toast.
    const opened = this.#turn.then(() => this.#hide().then(openNow, openNow));
    this.#turn = opened;
    return opened.then(([closed]) => closed);

    function openNow() {
      return [open()] as const;
    }
  }
}
