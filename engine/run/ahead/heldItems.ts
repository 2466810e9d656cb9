import type { RunItem } from '../events/runItem.ts';

/** The bytes of responses with which a run holds no more for later; the records of a page take several times as much. */
const maxHeldBytes = 16_000_000;

/** About what an item takes besides the body of its page. */
const itemBytes = 2000;

/** The items of a whole run that wait for their turn. They hold the bodies of their pages: once these are too many, it is full. */
export class HeldItems {
  readonly #maxBytes: number;
  #bytes = 0;
  /** Called once less is held. */
  readonly #waiting = new Set<() => void>();

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
    const waiting = [...this.#waiting];
    this.#waiting.clear();
    for (const wake of waiting) wake();
  }

  /** Calls this once when there is room again, also if it is given several times. */
  onRoom(wake: () => void): void {
    this.#waiting.add(wake);
  }
}

function weightOf(item: RunItem): number {
  return itemBytes + ('inTurn' in item ? (item.bytes ?? 0) : 0);
}
