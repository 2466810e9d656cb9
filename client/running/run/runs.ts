import type { RunEvent, RunRequest } from '../../../engine/index.ts';
import { Emitter } from '../../shared/emitter.ts';
import type { Run } from './run.ts';

/** A run that is about to start. Who listens names the places where the engine is to keep something of it. */
export interface StartingRun {
  readonly run: Run;
  readonly places: Pick<RunRequest, 'keep' | 'storage'>;
}

/** The runs of this window, and all that happens to them, for whoever listens. */
export class Runs {
  readonly #going: Run[] = [];
  readonly #willStart = new Emitter<StartingRun>();
  readonly #didStart = new Emitter<Run>();
  readonly #event = new Emitter<{ run: Run; event: RunEvent }>();
  readonly #didEnd = new Emitter<Run>();
  #started = 0;

  readonly onWillStart = this.#willStart.event;
  readonly onDidStart = this.#didStart.event;
  /** Every event of every run, as it comes. */
  readonly onEvent = this.#event.event;
  /** The run has its report, unless it ended by a fault of ours. */
  readonly onDidEnd = this.#didEnd.event;

  /** Begins a run; gives the places where the engine is to keep something of it. */
  start(run: Run): StartingRun['places'] {
    const places = {};
    this.#willStart.fire({ run, places });
    this.#going.push(run);
    this.#started++;
    this.#didStart.fire(run);
    return places;
  }

  tell(run: Run, event: RunEvent): void {
    this.#event.fire({ run, event });
  }

  end(run: Run): void {
    const index = this.#going.indexOf(run);
    if (index >= 0) this.#going.splice(index, 1);
    this.#didEnd.fire(run);
  }

  /** The runs that go on, the newest first. */
  going(): Run[] {
    return this.#going.toReversed();
  }

  cancelAll(): void {
    for (const run of this.#going) run.cancel();
  }

  /** How many runs this window has begun. */
  get started(): number {
    return this.#started;
  }
}
