import type { Moment } from '@pagewright/engine/debugging';
import { JobFrame } from './jobFrame.ts';

/** Where a run is: the iteration, the job, the child job of one of its records, and so on. */
export class RunStack {
  iteration = 0;
  /** The job of the configuration first, the job at hand last. */
  readonly frames: JobFrame[] = [];
  #moment: Moment | undefined;
  /** How often each job has run, by its pointer, in this iteration. */
  readonly #runs = new Map<string, number>();
  /** How many moments of its kind came directly before the moment at hand, such as functions or signatures of retries. */
  #again = 0;

  /** The moment at hand. */
  get moment(): Moment | undefined {
    return this.#moment;
  }

  get top(): JobFrame | undefined {
    return this.frames.at(-1);
  }

  get depth(): number {
    return this.frames.length;
  }

  /** Names this moment among all of a run: the same in every run of the same configuration. */
  get key(): string {
    return `${this.#place} ${this.#moment?.kind} ${this.#again}`;
  }

  /** How the names of all moments of the job at hand begin, and of its children. */
  get jobKey(): string {
    return this.#place.replace(/\/\d+$/, '/');
  }

  get #place(): string {
    const jobs = this.frames.map(({ run, number, page }) => `${run.job.pointer}#${number}/${page}`);
    return [this.iteration, ...jobs].join(' ');
  }

  see(moment: Moment): void {
    if (this.#moment?.kind === 'end') this.frames.pop();
    this.#again = this.#moment?.kind === moment.kind ? this.#again + 1 : 0;
    this.#moment = moment;
    if (moment.kind === 'iteration') {
      this.iteration = moment.iteration.number;
      this.#runs.clear();
    } else if (moment.kind === 'job') {
      const { pointer } = moment.run.job;
      const number = (this.#runs.get(pointer) ?? 0) + 1;
      this.#runs.set(pointer, number);
      this.frames.push(new JobFrame(moment.run, number, moment.request));
    } else {
      this.top?.see(moment);
    }
  }
}
