import type { Moment } from '@pagewright/engine/debugging';
import { JobFrame } from './jobFrame.ts';

/** The position of a run: the iteration, the job, the child job of one of its records, and so on. */
export class RunStack {
  iteration = 0;
  /** The frames: the job of the configuration first, the current job last. */
  readonly frames: JobFrame[] = [];
  #moment: Moment | undefined;
  /** The number of runs of each job, by its pointer, in this iteration. */
  readonly #runs = new Map<string, number>();
  /** The number of moments of its kind just before the current moment, such as functions or signatures of retries. */
  #again = 0;

  get moment(): Moment | undefined {
    return this.#moment;
  }

  get top(): JobFrame | undefined {
    return this.frames.at(-1);
  }

  get depth(): number {
    return this.frames.length;
  }

  /** The name of this moment among all of a run: the same in every run of the same configuration. */
  get key(): string {
    return `${this.#place} ${this.#moment?.kind} ${this.#again}`;
  }

  /** The prefix of the names of all moments of the current job and of its children. */
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
