import type { EditorRun } from './editorRun.ts';

/** The runs that go on in this window, which can be cancelled. What becomes of them is in the history. */
export class Runs {
  readonly #going: EditorRun[] = [];
  readonly #listeners = new Set<() => void>();
  #started = 0;

  start(run: EditorRun): void {
    this.#going.push(run);
    this.#started++;
    this.#tell();
  }

  end(run: EditorRun): void {
    const index = this.#going.indexOf(run);
    if (index >= 0) this.#going.splice(index, 1);
    this.#tell();
  }

  /** The runs that go on, the newest first. */
  going(): EditorRun[] {
    return this.#going.toReversed();
  }

  cancelAll(): void {
    for (const run of this.#going) run.cancel();
  }

  /** How many runs this window has begun. */
  get started(): number {
    return this.#started;
  }

  /** Calls the listener whenever a run starts or ends, until the returned function is called. */
  onChange(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}
