import type { Paces } from '../../core/pacing/paces.ts';
import type { RunItem } from '../events/runItem.ts';
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
}

/** Buffered items per part; a page yields only a few. */
const maxWaiting = 64;

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
  /** Whether there is no further part. */
  #isOver = false;

  constructor(parts: Iterator<Part>, ahead: Ahead, signal: AbortSignal) {
    this.#parts = parts;
    this.#ahead = ahead;
    this.#signal = signal;
  }

  /** The next part in order; also starts as many of the following parts as allowed. */
  next(): AsyncGenerator<RunItem, void> | undefined {
    const started = this.#started.shift();
    const first = started?.read() ?? this.#create()?.(this.#signal);
    if (first !== undefined) this.fill();
    return first;
  }

  /** Starts as many of the following parts as allowed, which are more once the pace is. */
  fill(): void {
    while (!this.#isOver && this.#started.length < this.#ahead.paces.width - 1 && this.#startOne());
  }

  abandon(): void {
    for (const part of this.#started) part.abandon();
  }

  #startOne(): boolean {
    const { slots } = this.#ahead;
    if (!slots.tryTake()) return false;
    const part = this.#create();
    if (part === undefined) slots.give();
    else
      this.#started.push(new ReadAhead((signal, tell) => tellAll(part(signal), tell, slots), this.#signal, maxWaiting));
    return part !== undefined;
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

async function tellAll(items: AsyncGenerator<RunItem, void>, tell: Tell<RunItem>, slots: Slots): Promise<void> {
  try {
    for await (const item of items) await tell(item);
  } finally {
    slots.give();
  }
}

async function* failing(error: unknown): AsyncGenerator<RunItem, void> {
  yield* [];
  throw error;
}
