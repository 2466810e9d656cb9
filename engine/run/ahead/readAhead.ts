import { LinkedAbort } from '../../core/linkedAbort.ts';

type Outcome<R> = { value: R } | { error: unknown };

/**
 * Runs a generator before its items are read. A limited number of items is buffered; a later reader gets them, the
 * result and the error as if the generator had only then started.
 */
export class ReadAhead<T, R> {
  readonly #source: AsyncGenerator<T, R>;
  readonly #maxWaiting: number;
  readonly #abort: LinkedAbort;
  readonly #change = new Change();
  #waiting: T[] = [];
  #outcome: Outcome<R> | undefined;
  #isAbandoned = false;

  /** The generator gets a signal that aborts with `parent` or with `abandon`. */
  constructor(
    start: (signal: AbortSignal) => AsyncGenerator<T, R>,
    parent: AbortSignal,
    maxWaiting = Number.POSITIVE_INFINITY,
  ) {
    this.#abort = new LinkedAbort(parent);
    this.#source = start(this.#abort.signal);
    this.#maxWaiting = maxWaiting;
    void this.#run();
  }

  /** Whether the generator has ended, even if not all of its items are read. */
  get isFinished(): boolean {
    return this.#outcome !== undefined;
  }

  /** Everything in order, then the result; throws what the generator threw. */
  async *read(): AsyncGenerator<T, R> {
    for (;;) {
      const items = this.#waiting;
      this.#waiting = [];
      if (items.length > 0) this.#change.tell();
      yield* items;
      if (this.#waiting.length > 0) continue;
      if (this.#outcome === undefined) await this.#change.next();
      else if ('error' in this.#outcome) throw this.#outcome.error;
      else return this.#outcome.value;
    }
  }

  /** Nobody will read the rest. */
  abandon(): void {
    this.#isAbandoned = true;
    this.#abort.abort();
    this.#change.tell();
  }

  async #run(): Promise<void> {
    try {
      for (;;) {
        const { done, value } = await this.#source.next();
        if (done) return this.#end({ value });
        this.#waiting.push(value);
        this.#change.tell();
        while (this.#waiting.length >= this.#maxWaiting && !this.#isAbandoned) await this.#change.next();
        if (this.#isAbandoned) break;
      }
      await this.#source.return(undefined as R);
    } catch (error) {
      this.#end({ error });
    } finally {
      this.#abort.release();
    }
  }

  #end(outcome: Outcome<R>): void {
    this.#outcome = outcome;
    this.#change.tell();
  }
}

/** Lets callers wait for the next change. */
class Change {
  #tell: () => void = () => undefined;
  #next = new Promise<void>((resolve) => {
    this.#tell = resolve;
  });

  /** Resolves with the next change. */
  next(): Promise<void> {
    return this.#next;
  }

  /** Something has changed. */
  tell(): void {
    this.#tell();
    this.#next = new Promise((resolve) => {
      this.#tell = resolve;
    });
  }
}
