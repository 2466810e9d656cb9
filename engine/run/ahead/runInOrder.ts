import type { Paces } from '../../core/pacing/paces.ts';
import type { RunItem } from '../events/runItem.ts';
import type { HeldItems } from './heldItems.ts';
import { ReadAhead, type Tell } from './readAhead.ts';
import type { Slots } from './slots.ts';

/** A part of a run that does not depend on the parts before it. */
export type Part = (signal: AbortSignal) => AsyncGenerator<RunItem, void>;

/** The limits for reading ahead. */
export interface Ahead {
  /** The number of requests that may be in flight now, and the most that there ever may be. */
  readonly paces: Pick<Paces, 'width' | 'maxWidth'>;
  /** Slots for parts started before their turn, shared by the whole run so that nested parts do not multiply them. */
  slots: Slots;
  /** The items that such parts hold until their turn, also shared. */
  held: HeldItems;
}

/**
 * Yields the items of all parts, one part after the other. In a parallel run, later parts already run meanwhile;
 * cancels parts that are not read to the end.
 */
export async function* runInOrder(
  parts: Iterator<Part>,
  ahead: Ahead,
  signal: AbortSignal,
): AsyncGenerator<RunItem, void> {
  if (ahead.paces.maxWidth === 1) {
    for (let next = parts.next(); !next.done; next = parts.next()) yield* next.value(signal);
    return;
  }
  const window = new Window(parts, ahead, signal);
  try {
    for (let part = window.next(); part !== undefined; part = window.next()) {
      for await (const item of part) {
        yield item;
        window.fill();
      }
    }
  } finally {
    window.abandon();
  }
}

/** A part with what it has told so far. */
interface Started {
  part: Part;
  items: ReadAhead<RunItem, void>;
}

/** Parts that were started before their turn. */
class Window {
  readonly #parts: Iterator<Part>;
  readonly #ahead: Ahead;
  readonly #signal: AbortSignal;
  readonly #started: Started[] = [];
  /** The one that is read, if it was started before its turn. */
  #current: Started | undefined;
  /** The started ones that have not ended. */
  readonly #running = new Set<Part>();
  /** Whether no further part begins. */
  #isOver = false;

  constructor(parts: Iterator<Part>, ahead: Ahead, signal: AbortSignal) {
    this.#parts = parts;
    this.#ahead = ahead;
    this.#signal = signal;
  }

  /** The next part in order; also starts as many of the following parts as allowed. */
  next(): AsyncGenerator<RunItem, void> | undefined {
    const started = this.#started.shift();
    this.#current = started;
    if (started !== undefined) this.#running.delete(started.part);
    const first = started?.items.read() ?? this.#create()?.(this.#signal);
    if (first !== undefined) this.fill();
    return first;
  }

  /** Starts as many of the following parts as allowed: others when one ends, and more once the pace allows them. */
  fill(): void {
    const { paces, held } = this.#ahead;
    while (!this.#isOver && !held.isFull && this.#running.size < paces.width - 1 && this.#startOne());
  }

  abandon(): void {
    this.#isOver = true;
    this.#current?.items.abandon();
    for (const { items } of this.#started) items.abandon();
  }

  #startOne(): boolean {
    const { slots, held } = this.#ahead;
    if (!slots.tryTake()) return false;
    const part = this.#create();
    if (part === undefined) {
      slots.give();
      return false;
    }
    const items = new ReadAhead<RunItem, void>((...given) => this.#runAhead(part, ...given), this.#signal, held);
    this.#started.push({ part, items });
    this.#running.add(part);
    return true;
  }

  async #runAhead(part: Part, signal: AbortSignal, tell: Tell<RunItem>): Promise<void> {
    try {
      for await (const item of part(signal)) await tell(item);
    } catch (error) {
      // At its turn the run ends.
      this.#isOver = true;
      throw error;
    } finally {
      this.#ahead.slots.give();
      this.#running.delete(part);
    }
    this.fill();
  }

  /** Creates the next part. One that cannot be created fails when its turn comes. */
  #create(): Part | undefined {
    try {
      const { done = false, value } = this.#parts.next();
      this.#isOver = done;
      return done ? undefined : value;
    } catch (error) {
      return () => failing(error);
    }
  }
}

async function* failing(error: unknown): AsyncGenerator<RunItem, void> {
  yield* [];
  throw error;
}
