import type { EditorRun } from './editorRun.ts';

/** The runs of this window: those that go on, and the last of each output folder. */
export class Runs {
  readonly #going: EditorRun[] = [];
  readonly #last = new Map<string, EditorRun>();
  readonly #listeners = new Set<() => void>();

  start(run: EditorRun): void {
    this.#going.push(run);
    // Taken out first, so that the map stays in the order of the starts.
    this.#last.delete(run.outDir);
    this.#last.set(run.outDir, run);
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

  /** The last run of each configuration and of its trials, the newest first. */
  recent(): EditorRun[] {
    return [...this.#last.values()].reverse();
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
