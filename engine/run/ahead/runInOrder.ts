import type { RunItem } from '../runItem.ts';
import type { World } from '../world.ts';
import { ReadAhead } from './readAhead.ts';

/** A part of a run that does not depend on the parts before it. */
export type Part<W extends World> = (world: W) => AsyncGenerator<RunItem, void>;

/** Items of a part that wait for their turn: with every page comes a handful. */
const maxWaiting = 64;

/**
 * Gives the items of all parts, one part after the other. Where the run may send requests in parallel, later parts are
 * under way already; parts that nobody reads to the end are cancelled.
 */
export async function* runInOrder<W extends World>(parts: Iterator<Part<W>>, world: W): AsyncGenerator<RunItem, void> {
  if (world.parallel === 1) {
    for (let next = parts.next(); !next.done; next = parts.next()) yield* next.value(world);
    return;
  }
  const window = new Window(parts, world);
  try {
    for (let part = window.next(); part !== undefined; part = window.next()) yield* part;
  } finally {
    window.abandon();
  }
}

/** The parts that were started before their turn. */
class Window<W extends World> {
  readonly #parts: Iterator<Part<W>>;
  readonly #world: W;
  readonly #started: ReadAhead<RunItem, void>[] = [];

  constructor(parts: Iterator<Part<W>>, world: W) {
    this.#parts = parts;
    this.#world = world;
  }

  /** The part whose turn it is, while as many as may be are started behind it. */
  next(): AsyncGenerator<RunItem, void> | undefined {
    const started = this.#started.shift();
    const first = started?.read() ?? this.#create()?.(this.#world);
    while (first !== undefined && this.#started.length < this.#world.parallel - 1 && this.#startOne());
    return first;
  }

  abandon(): void {
    for (const part of this.#started) part.abandon();
  }

  /** The places are shared by the whole run, so that parts within parts do not multiply. */
  #startOne(): boolean {
    if (!this.#world.aheadSlots.tryTake()) return false;
    const part = this.#create();
    if (part === undefined) this.#world.aheadSlots.give();
    else this.#started.push(startAhead(part, this.#world));
    return part !== undefined;
  }

  /** A part that cannot be made is one that fails when its turn comes. */
  #create(): Part<W> | undefined {
    try {
      const { done, value } = this.#parts.next();
      return done ? undefined : value;
    } catch (error) {
      return () => failing(error);
    }
  }
}

function startAhead<W extends World>(part: Part<W>, world: W): ReadAhead<RunItem, void> {
  const start = (signal: AbortSignal) => thenGive(part({ ...world, signal }), () => world.aheadSlots.give());
  return new ReadAhead(start, world.signal, maxWaiting);
}

async function* thenGive(items: AsyncGenerator<RunItem, void>, give: () => void): AsyncGenerator<RunItem, void> {
  try {
    yield* items;
  } finally {
    give();
  }
}

async function* failing(error: unknown): AsyncGenerator<RunItem, void> {
  yield* [];
  throw error;
}
