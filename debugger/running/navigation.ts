import type { DebuggedRun } from './debuggedRun.ts';
import type { Arrival, Destination } from './destination.ts';
import { endedText } from './editTexts.ts';
import type { JobFrame } from './jobFrame.ts';
import type { RunOwner, StopCause } from './runOwner.ts';
import { into, onward, type StepFrom } from './steps.ts';

/** Moves a run, always with the configuration as it is now: on, back, or to a request that is sent again. */
export class Navigation {
  readonly #run: DebuggedRun;
  readonly #owner: RunOwner;
  #isLeaving = false;

  constructor(run: DebuggedRun, owner: RunOwner) {
    this.#run = run;
    this.#owner = owner;
  }

  /** Starts the run. Throws an Error that says why there is nothing to run. */
  async start(stopsAtOnce: boolean): Promise<void> {
    const request = await this.#owner.prepare();
    this.#run.start(request, (stopsAtOnce ? into : onward)(this.#run.stack));
  }

  /** Continues from where the run waits. An edit of the configuration counts from there on. */
  async go(step: StepFrom): Promise<void> {
    await this.#leave(async (isEdited) => {
      if (isEdited) await this.#run.again(this.#past(step));
      else this.#run.resume(step(this.#run.stack));
    });
  }

  /** Goes back to the last request before the current moment: of the same job or one around it, not of children. */
  async back(): Promise<void> {
    await this.#leave(async () => {
      const { history, stack } = this.#run;
      await this.#run.again(this.#to(history.requestBefore(stack.depth) ?? stack.key, 'step'));
    });
  }

  /** Goes back to the last moment at which the run would have stopped, otherwise to its beginning. */
  async reverse(): Promise<void> {
    await this.#leave(async () => {
      const { history, stack } = this.#run;
      const beginning = this.#to(history.first ?? stack.key, 'entry');
      const way = this.#to(stack.key, 'step');
      const arrive = () => () => {
        const { lastStop } = there;
        void this.#run.again(lastStop === undefined ? beginning : this.#to(lastStop, 'breakpoint'));
      };
      const there: Destination = { ...way, arrive };
      await this.#run.again(there);
    });
  }

  /**
   * Sends the request of a frame again. Keeps everything read before it. Throws an Error that says why the
   * configuration cannot be run, and then nothing has changed.
   */
  async resend(frame: JobFrame): Promise<void> {
    const { stack, history } = this.#run;
    const target = history.requestAt(stack.frames.indexOf(frame) + 1, frame.page);
    if (target === undefined) throw new Error('This job has sent no request yet.');
    const request = await this.#owner.prepare();
    if (!this.#run.isWaiting || this.#isLeaving) throw new Error('The run is not paused. Pause it first.');
    this.#run.take(request);
    this.#run.changed.clear();
    await this.#run.again(this.#to(target.key, 'restart'), target.asked);
  }

  /**
   * Leaves where the run waits, with the configuration as it is now; if that cannot be run, throws and waits on. Leaves
   * once: two steps at once would be two runs.
   */
  async #leave(go: (isEdited: boolean) => Promise<void>): Promise<void> {
    if (!this.#run.isWaiting || this.#isLeaving) return;
    this.#isLeaving = true;
    try {
      const request = await this.#owner.renew();
      if (!this.#run.isWaiting) return;
      if (request !== undefined) this.#run.take(request);
      await go(request !== undefined);
    } finally {
      this.#isLeaving = false;
    }
  }

  /** The way to a moment, to stop there. */
  #to(key: string, cause: StopCause): Destination {
    const { history } = this.#run;
    const arrive = (arrival: Arrival) => {
      const text = arrival === 'ended' ? endedText(this.#run.stack, cause) : undefined;
      return () => this.#owner.stopped(cause, text);
    };
    return { key, requests: history.requestsBefore(key), arrive };
  }

  /** The way with an edited configuration to the current moment, and on from there without a stop. */
  #past(step: StepFrom): Destination {
    const way = this.#to(this.#failedRequest() ?? this.#run.stack.key, 'edited');
    const arrive: Destination['arrive'] = (arrival, breaks) => {
      if (arrival === 'ended') return way.arrive(arrival, breaks);
      this.#run.step = step(this.#run.stack);
      // A doubt that the edit has not settled must not end unseen.
      return arrival === 'beyond' || breaks === 'exception' ? this.#run.stopFor(breaks) : undefined;
    };
    return { ...way, arrive };
  }

  /** The request of the current page if it got no response that could be read: it is sent again after an edit. */
  #failedRequest(): string | undefined {
    const { top, depth } = this.#run.stack;
    if (top === undefined || top.read !== undefined) return undefined;
    const request = this.#run.history.requestAt(depth, top.page);
    return request !== undefined && this.#run.exchanges.forgetFailed(request.asked) ? request.key : undefined;
  }
}
