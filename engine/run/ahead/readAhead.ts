import { LinkedAbort } from '../../core/linkedAbort.ts';

/** Limits what waits to be read, together with other work. */
export interface Holding<T> {
  readonly isFull: boolean;
  add(item: T): void;
  release(item: T): void;
  /** Calls this once when there is room again, also if it is given several times. */
  onRoom(wake: () => void): void;
}

/** Takes an item. Await the result before the next one if items come faster than they are read. */
export type Tell<T> = (item: T) => Promise<void> | undefined;

type Outcome<R> = { value: R } | { error: unknown };

/**
 * Does work before its items are read. Buffers them; a later reader gets them, the result and the error as if the work
 * had only then begun. With a holding that is full, the work goes on only while nothing of it waits.
 */
export class ReadAhead<T, R> {
  readonly #holding: Holding<T> | undefined;
  readonly #abort: LinkedAbort;
  #waiting: T[] = [];
  #outcome: Outcome<R> | undefined;
  #isAbandoned = false;
  /** Wakes the waiting side: the reader for an item, or the work for room. */
  #wake: () => void = () => undefined;
  /** Always the same function, so that a holding that stays full knows it only once. */
  readonly #onRoom = () => this.#wake();

  /** The work gets a signal that aborts with `parent` or with `abandon`. */
  constructor(work: (signal: AbortSignal, tell: Tell<T>) => Promise<R>, parent: AbortSignal, holding?: Holding<T>) {
    this.#abort = new LinkedAbort(parent);
    this.#holding = holding;
    void this.#run(work);
  }

  /** Whether the work has ended, even if not all of its items are read. */
  get isFinished(): boolean {
    return this.#outcome !== undefined;
  }

  /** Everything in order, then the result; throws the error of the work. */
  async *read(): AsyncGenerator<T, R> {
    for (;;) {
      const items = this.#waiting;
      this.#waiting = [];
      if (items.length > 0) this.#wake();
      for (const item of items) {
        this.#holding?.release(item);
        yield item;
      }
      if (this.#waiting.length > 0) continue;
      if (this.#outcome === undefined) await this.#change();
      else if ('error' in this.#outcome) throw this.#outcome.error;
      else return this.#outcome.value;
    }
  }

  /** Stops the work: its remaining items are not needed. */
  abandon(): void {
    this.#isAbandoned = true;
    this.#abort.abort();
    for (const item of this.#waiting.splice(0)) this.#holding?.release(item);
    this.#wake();
  }

  async #run(work: (signal: AbortSignal, tell: Tell<T>) => Promise<R>): Promise<void> {
    try {
      this.#outcome = { value: await work(this.#abort.signal, (item) => this.#take(item)) };
    } catch (error) {
      this.#outcome = { error };
    } finally {
      this.#abort.release();
      this.#wake();
    }
  }

  #take(item: T): Promise<void> | undefined {
    if (this.#isAbandoned) return undefined;
    this.#waiting.push(item);
    this.#holding?.add(item);
    this.#wake();
    return this.#holding?.isFull ? this.#room(this.#holding) : undefined;
  }

  async #room(holding: Holding<T>): Promise<void> {
    while (holding.isFull && this.#waiting.length > 0 && !this.#isAbandoned) {
      const change = this.#change();
      holding.onRoom(this.#onRoom);
      await change;
    }
  }

  /** Only one side waits at a time: the reader for an item, or the work for room. */
  #change(): Promise<void> {
    return new Promise((resolve) => {
      this.#wake = resolve;
    });
  }
}
