/** The followers of each signal. A listener each would be a leak to some versions of Node, which warn of the eleventh. */
const following = new WeakMap<AbortSignal, Followers>();

/** A signal that is aborted with its parent. Unlike `AbortSignal.any`, it leaves no listener there once released. */
export class LinkedAbort {
  readonly #controller = new AbortController();
  readonly #parent: AbortSignal;

  constructor(parent: AbortSignal) {
    this.#parent = parent;
    if (parent.aborted) this.abort(parent.reason);
    else followersOf(parent).add(this);
  }

  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  abort(reason?: unknown): void {
    this.#controller.abort(reason);
  }

  /** Stops following the parent. Called when the work is done. */
  release(): void {
    following.get(this.#parent)?.delete(this);
  }
}

/** The signals that are aborted with a parent, by one listener, which is there as long as one follows. */
class Followers {
  readonly #parent: AbortSignal;
  readonly #all = new Set<LinkedAbort>();
  readonly #lead = () => {
    for (const follower of this.#all) follower.abort(this.#parent.reason);
  };

  constructor(parent: AbortSignal) {
    this.#parent = parent;
  }

  add(follower: LinkedAbort): void {
    if (this.#all.size === 0) this.#parent.addEventListener('abort', this.#lead, { once: true });
    this.#all.add(follower);
  }

  delete(follower: LinkedAbort): void {
    this.#all.delete(follower);
    if (this.#all.size === 0) this.#parent.removeEventListener('abort', this.#lead);
  }
}

function followersOf(parent: AbortSignal): Followers {
  const known = following.get(parent) ?? new Followers(parent);
  following.set(parent, known);
  return known;
}
