import type { RunItem } from '../events/runItem.ts';

/** The bytes of the responses that a run may hold for later; the records of a page take several times as much. */
const maxHeldBytes = 16_000_000;

/** About what an item takes besides the body of its page. */
const itemBytes = 2000;

/** The items of a whole run that wait for their turn. They hold the bodies of their pages, so that their sum is limited. */
export class HeldItems {
  readonly #maxBytes: number;
  #bytes = 0;
  /** Called once less is held. */
  #waiting: (() => void)[] = [];

  constructor(maxBytes = maxHeldBytes) {
    this.#maxBytes = maxBytes;
  }

  get isFull(): boolean {
    return this.#bytes >= this.#maxBytes;
  }

  add(item: RunItem): void {
    this.#bytes += weightOf(item);
  }

  release(item: RunItem): void {
    this.#bytes -= weightOf(item);
    if (this.isFull) return;
    for (const wake of this.#waiting.splice(0)) wake();
  }

  /** Calls this once when there is room again. */
  onRoom(wake: () => void): void {
    this.#waiting.push(wake);
  }
}

function weightOf(item: RunItem): number {
  return itemBytes + ('inTurn' in item ? (item.bytes ?? 0) : 0);
}
