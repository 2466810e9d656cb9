import type { RunEvent, RunReport, RunRequest } from '@pagewright/engine/run';
import { Emitter } from '../../shared/emitter.ts';
import type { Run } from './run.ts';

/** A run that is about to start. Listeners fill in the places where the engine stores its files. */
export interface StartingRun {
  readonly run: Run;
  readonly places: Pick<RunRequest, 'keep' | 'storage' | 'storageOwner'>;
}

/** The exchanges of a run that were kept in memory, as the files that would be on a disk. */
export type KeptInMemory = ReadonlyMap<string, Uint8Array>;

/** A run that has its report and is about to end. Its tables stay unchanged until the listeners have finished. */
interface EndingRun {
  readonly run: Run;
  readonly report: RunReport;
  readonly kept?: KeptInMemory | undefined;
  /** Ends the run only after this work; a failure is the listener's to report. */
  waitUntil(work: Promise<unknown>): void;
}

/** The runs of this window and their events. */
export class Runs {
  readonly #active: Run[] = [];
  readonly #willStart = new Emitter<StartingRun>();
  readonly #didStart = new Emitter<Run>();
  readonly #event = new Emitter<{ run: Run; event: RunEvent }>();
  readonly #willEnd = new Emitter<EndingRun>();
  readonly #didEnd = new Emitter<Run>();
  #started = 0;

  readonly onWillStart = this.#willStart.event;
  readonly onDidStart = this.#didStart.event;
  readonly onEvent = this.#event.event;
  /** Fires when the run has its report. Not for one that ends with an internal error. */
  readonly onWillEnd = this.#willEnd.event;
  /** Fires when the run has ended, with its report unless it ended with an internal error. */
  readonly onDidEnd = this.#didEnd.event;

  /** Starts a run; returns the places where the engine stores its files. */
  start(run: Run): StartingRun['places'] {
    const places = {};
    this.#willStart.fire({ run, places });
    this.#active.push(run);
    this.#started++;
    this.#didStart.fire(run);
    return places;
  }

  add(run: Run, event: RunEvent): void {
    this.#event.fire({ run, event });
  }

  /** Waits for the work of listeners with the results of a run. Until then it is active, and no other replaces them. */
  async finish(run: Run, report: RunReport, kept?: KeptInMemory): Promise<void> {
    const work: Promise<unknown>[] = [];
    this.#willEnd.fire({ run, report, kept, waitUntil: (each) => work.push(each) });
    await Promise.allSettled(work);
  }

  end(run: Run): void {
    const index = this.#active.indexOf(run);
    if (index >= 0) this.#active.splice(index, 1);
    this.#didEnd.fire(run);
  }

  /** Waits until a run is no longer active. */
  async ended(run: Run): Promise<void> {
    if (!this.#active.includes(run)) return;
    await new Promise<void>((resolve) => {
      const listening = this.onDidEnd((each) => {
        if (each !== run) return;
        listening.dispose();
        resolve();
      });
    });
  }

  /** The active runs, the newest first. */
  active(): Run[] {
    return this.#active.toReversed();
  }

  cancelAll(): void {
    for (const run of this.#active) run.cancel();
  }

  /** The number of runs that this window has started. */
  get started(): number {
    return this.#started;
  }
}
