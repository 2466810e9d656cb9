import type { Paces } from '../../core/pacing/paces.ts';
import type { RunItem } from '../events/runItem.ts';
import type { HeldItems } from './heldItems.ts';
import { ReadAhead } from './readAhead.ts';
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

/** Parts that were started before their turn. */
class Window {
  readonly #parts: Iterator<Part>;
  readonly #ahead: Ahead;
  readonly #signal: AbortSignal;
  readonly #started: ReadAhead<RunItem, void>[] = [];
  /** The started ones that have not ended. */
  readonly #running = new Set<ReadAhead<RunItem, void>>();
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
    if (started !== undefined) this.#running.delete(started);
    const first = started?.read() ?? this.#create()?.(this.#signal);
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
    for (const part of this.#started) part.abandon();
  }

  #startOne(): boolean {
    const { slots, held } = this.#ahead;
    if (!slots.tryTake()) return false;
    const part = this.#create();
    if (part === undefined) {
      slots.give();
      return false;
    }
    const started: ReadAhead<RunItem, void> = new ReadAhead(
      async (signal, tell) => {
        try {
          for await (const item of part(signal)) await tell(item);
        } catch (error) {
          // At its turn the run ends.
          this.#isOver = true;
          throw error;
        } finally {
          slots.give();
          this.#running.delete(started);
        }
        this.fill();
      },
      this.#signal,
      held,
    );
    this.#started.push(started);
    this.#running.add(started);
    return true;
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
