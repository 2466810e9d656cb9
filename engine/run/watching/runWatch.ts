import type { Iteration } from '../../core/config/extractionConfig.ts';
import type { ComputedCall } from '../../core/expressions/evaluation.ts';
import type { Step, Stop } from '../../core/pagination/scroller.ts';
import type { Records } from '../../core/records/records.ts';
import type { HttpRequest } from '../../core/request/httpRequest.ts';
import type { JobRequest } from '../../core/request/jobRequest.ts';
import type { RunVerdict } from '../../core/verdict/verdict.ts';
import type { Page } from '../page/page.ts';
import type { Moment, RunWatcher, WatchedJob, WatchedRun } from './runWatcher.ts';

/** A pause of the run while it is inspected. */
type Pause = Promise<void> | undefined;

/** The moments of a run for its watcher. None are made without one. */
export interface RunWatch {
  /** Whether there is a watcher, which may change a request before it is sent. */
  readonly isWatching: boolean;
  begin(run: WatchedRun): void;
  iteration(iteration: Iteration): Pause;
  job(run: WatchedJob, request: JobRequest): Pause;
  computed(computed: ComputedCall): Pause;
  login(request: HttpRequest): Pause;
  signature(request: HttpRequest): Pause;
  /** Returns the step with the request to send; undefined: unchanged. */
  request(page: number, step: Step): Promise<Step> | undefined;
  /** Throws a UserError if the place of the records is unclear. */
  response(page: Page): Pause;
  rows(page: Page, kept: Records): Pause;
  next(page: Page, next: Step | Stop, why: Why): Pause;
  end(end: { stop: Stop; verdict: RunVerdict; pages: number; records: number }): Pause;
  /** Notes computed functions in a list; undefined without a watcher. */
  noteIn(calls: ComputedCall[]): ((computed: ComputedCall) => void) | undefined;
}

/** The reasons for a decision about the next page. */
interface Why {
  conditions(): readonly (Stop | undefined)[];
  /** The verdict if the paging ended here. */
  verdict(): RunVerdict;
}

const goOn = () => undefined;

const nobody: RunWatch = {
  isWatching: false,
  begin: goOn,
  iteration: goOn,
  job: goOn,
  computed: goOn,
  login: goOn,
  signature: goOn,
  request: goOn,
  response: goOn,
  rows: goOn,
  next: goOn,
  end: goOn,
  noteIn: goOn,
};

/** Makes moments for a watcher. */
class MomentTeller implements RunWatch {
  readonly isWatching = true;
  readonly #watcher: RunWatcher;

  constructor(watcher: RunWatcher) {
    this.#watcher = watcher;
  }

  begin(run: WatchedRun): void {
    this.#watcher.begin(run);
  }

  iteration(iteration: Iteration): Promise<void> {
    return this.#watcher.at({ kind: 'iteration', iteration });
  }

  job(run: WatchedJob, request: JobRequest): Promise<void> {
    return this.#watcher.at({ kind: 'job', run, request });
  }

  computed(computed: ComputedCall): Promise<void> {
    return this.#watcher.at({ kind: 'function', computed });
  }

  login(request: HttpRequest): Promise<void> {
    return this.#watcher.at({ kind: 'login', request });
  }

  signature(request: HttpRequest): Promise<void> {
    return this.#watcher.at({ kind: 'signature', request });
  }

  async request(page: number, step: Step): Promise<Step> {
    const asked: Moment = { kind: 'request', page, request: step.request, why: step.why };
    await this.#watcher.at(asked);
    return { ...step, request: asked.request };
  }

  response(page: Page): Promise<void> {
    const { records } = page.content.selected;
    return this.#watcher.at({ kind: 'response', page, records });
  }

  rows({ number: page }: Page, kept: Records): Promise<void> {
    return this.#watcher.at({ kind: 'rows', page, kept });
  }

  next(page: Page, next: Step | Stop, { conditions, verdict }: Why): Promise<void> {
    return this.#watcher.at({ kind: 'next', page, next, conditions: conditions(), verdict });
  }

  end(end: Parameters<RunWatch['end']>[0]): Promise<void> {
    return this.#watcher.at({ kind: 'end', ...end });
  }

  noteIn(calls: ComputedCall[]): (computed: ComputedCall) => void {
    return (computed) => void calls.push(computed);
  }
}

/** The watch for this watcher, which may be absent. */
export function watchOf(watcher: RunWatcher | undefined): RunWatch {
  return watcher === undefined ? nobody : new MomentTeller(watcher);
}
