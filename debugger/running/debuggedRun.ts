import { ExchangeLog, type JobRequest, type Moment, type WatchedRun } from '@pagewright/engine/debugging';
import { planConfig, type RunEvent, type RunRequest, runExtraction } from '@pagewright/engine/run';
import { durationText } from '@pagewright/engine/text/durationText';
import { ChangedRequests } from './changedRequests.ts';
import { arrivalAt, type Destination } from './destination.ts';
import { Halt } from './halt.ts';
import { History } from './history.ts';
import type { JobFrame } from './jobFrame.ts';
import { PausableClock } from './pausableClock.ts';
import type { RunOwner, StopCause } from './runOwner.ts';
import { RunStack } from './runStack.ts';
import { into, onward, type Step } from './steps.ts';

/**
 * A run that stops at the steps that somebody wants to see. To go back, it is run again with the kept responses, which
 * computes the same up to any moment: nothing is sent twice without a request to do so.
 */
export class DebuggedRun {
  readonly #owner: RunOwner;
  readonly #exchanges = new ExchangeLog();
  readonly #clock = new PausableClock(this.#exchanges);
  readonly #halt = new Halt();
  #request: RunRequest | undefined;
  #stack = new RunStack();
  #history = new History();
  #step: Step = onward;
  #destination: Destination | undefined;
  #cancelled = new AbortController();
  #running: Promise<void> = Promise.resolve();
  #watched: WatchedRun | undefined;
  #isPausing = false;
  /** The number of requests that got a response, or failed. */
  #asked = 0;
  /** The number of reported events. Those that recur when the run begins again are not reported again. */
  #told = 0;
  readonly #changed = new ChangedRequests();

  constructor(owner: RunOwner) {
    this.#owner = owner;
  }

  get stack(): RunStack {
    return this.#stack;
  }

  /** The watched run, present from the first moment on. */
  get watched(): WatchedRun | undefined {
    return this.#watched;
  }

  /** Whether the run is only on its way to a moment that was seen before. */
  get isPassing(): boolean {
    return this.#destination !== undefined;
  }

  get requests(): { asked: number; sent: number; kept: number } {
    const { sent, waiting: kept } = this.#exchanges;
    return { asked: this.#asked, sent, kept };
  }

  /** The function that changes the request that is about to be sent; absent at any other moment. */
  get change(): ((request: JobRequest) => void) | undefined {
    return this.#changed.at(this.#stack);
  }

  /** Starts the run. Throws an Error that says why there is nothing to run. */
  async start(stopsAtOnce: boolean): Promise<void> {
    this.#request = await this.#owner.prepare();
    this.#step = stopsAtOnce ? into : onward;
    this.#begin();
  }

  /** Whether the run waits. Steps start only then: two at once would be two runs. */
  get isWaiting(): boolean {
    return this.#halt.isWaiting;
  }

  /** Continues from where the run waits. */
  go(step: Step): void {
    if (!this.isWaiting) return;
    this.#step = step;
    this.#halt.resume();
  }

  /** Stops at the next step of the run, or at once if that is far off. Does nothing if the run has stopped. */
  pause(): void {
    if (this.isWaiting) return;
    const { sleepingFor } = this.#clock;
    this.#isPausing = sleepingFor === undefined;
    if (sleepingFor === undefined) return;
    const text = `The run waits ${durationText(sleepingFor)} before its next request.`;
    this.#clock.holdUntil(this.#wait(() => this.#owner.stopped('pause', text)));
  }

  /** Goes back to the last request before the current moment: of the same job or one around it, not of children. */
  async back(): Promise<void> {
    if (!this.isWaiting) return;
    const target = this.#history.requestBefore(this.#stack.depth) ?? this.#stack.key;
    await this.#again(this.#to(target, 'step'));
  }

  /** Goes back to the last moment at which the run would have stopped, otherwise to its beginning. */
  async reverse(): Promise<void> {
    if (!this.isWaiting) return;
    const first = this.#history.first ?? this.#stack.key;
    const way: Destination = {
      key: this.#stack.key,
      arrive: () => {
        const { lastStop } = way;
        void this.#again(lastStop === undefined ? this.#to(first, 'entry') : this.#to(lastStop, 'breakpoint'));
      },
    };
    await this.#again(way);
  }

  /**
   * Sends the request of a frame again, with the current configuration. Keeps everything read before it. Throws an
   * Error that says why the configuration cannot be run, and then nothing has changed.
   */
  async resend(frame: JobFrame): Promise<void> {
    const target = this.#history.requestAt(this.#stack.frames.indexOf(frame) + 1, frame.page);
    if (target === undefined) throw new Error('This job has sent no request yet.');
    const request = await this.#owner.prepare();
    requireRunnable(request);
    if (!this.isWaiting) throw new Error('The run is not paused. Pause it first.');
    this.#request = request;
    this.#told = 0;
    this.#changed.clear();
    await this.#again(this.#to(target.key, 'restart'), target.asked);
  }

  /** Ends the run, if it has not ended. The tables of the previous run stay. */
  async end(): Promise<void> {
    await this.#cancel();
    await this.#exchanges.close();
  }

  async #cancel(): Promise<void> {
    this.#cancelled.abort();
    this.#halt.resume();
    await this.#running;
  }

  #to(key: string, cause: StopCause): Destination {
    return { key, arrive: (text) => this.#owner.stopped(cause, text) };
  }

  async #again(destination: Destination, kept?: number): Promise<void> {
    await this.#cancel();
    this.#exchanges.rewind(kept);
    this.#destination = destination;
    this.#begin();
  }

  #begin(): void {
    this.#stack = new RunStack();
    this.#history = new History();
    this.#asked = 0;
    this.#cancelled = new AbortController();
    this.#owner.begins();
    this.#running = this.#run(this.#cancelled.signal).catch((error: unknown) => this.#owner.broke(error));
  }

  async #run(signal: AbortSignal): Promise<void> {
    const run = runExtraction(this.#requestOf(signal), signal);
    for (let events = 0; ; events++) {
      const { done, value } = await run.next();
      if (signal.aborted && done) return;
      if (done) {
        await this.#exchanges.close();
        return this.#owner.ended(value);
      }
      if (signal.aborted) continue;
      if (value.kind === 'request') this.#asked++;
      await this.#tell(value, events);
    }
  }

  #requestOf(signal: AbortSignal): RunRequest {
    const request = this.#request;
    if (request === undefined) throw new Error('The run was not prepared.');
    const watcher = {
      begin: (run: WatchedRun) => {
        this.#watched = run;
      },
      at: (moment: Moment) => this.#at(moment, signal),
    };
    // A recording is replayed from its start.
    const kept = request.replay === undefined ? { exchanges: this.#exchanges, clock: this.#clock } : {};
    return { ...request, ...kept, watcher };
  }

  /** Reports an event, unless it was reported before the run began again. */
  async #tell(event: RunEvent, number: number): Promise<void> {
    if (this.#destination !== undefined) return;
    if (number >= this.#told) this.#owner.happened(event);
    this.#told = Math.max(this.#told, number + 1);
    if (this.#owner.breaksAfter(event)) {
      await this.#wait(() => this.#owner.stopped('exception', event.message));
    }
  }

  async #at(moment: Moment, signal: AbortSignal): Promise<void> {
    signal.throwIfAborted();
    this.#stack.see(moment);
    this.#history.add(this.#stack, this.#exchanges.length);
    this.#changed.repeat(this.#stack);
    const stop = this.#stopAt();
    if (stop !== undefined) await this.#wait(stop);
    signal.throwIfAborted();
  }

  /** The action if the run waits here; undefined if it does not. */
  #stopAt(): (() => void) | undefined {
    // Breakpoints count their hits even if the run does not stop.
    const breaks = this.#owner.breaksAt();
    const { key } = this.#stack;
    const destination = this.#destination;
    if (destination === undefined) {
      const cause = breaks ?? this.#causeOfStep();
      return cause && (() => this.#owner.stopped(cause));
    }
    const arrival = arrivalAt(this.#stack, destination, this.#exchanges);
    if (arrival !== undefined) {
      this.#destination = undefined;
      return () => destination.arrive(arrival.text);
    }
    if (breaks !== undefined) destination.lastStop = key;
    return undefined;
  }

  #causeOfStep(): StopCause | undefined {
    if (this.#isPausing) return 'pause';
    if (!this.#step(this.#stack)) return undefined;
    return this.#history.length === 1 ? 'entry' : 'step';
  }

  async #wait(announce: () => void): Promise<void> {
    this.#isPausing = false;
    await this.#halt.wait(announce);
  }
}

/** Throws an Error with the first problem that keeps a configuration from running. */
function requireRunnable({ configText, secrets = {}, jobs }: RunRequest): void {
  const plan = planConfig(configText, { now: Date.now, secrets }, jobs);
  const problem = 'problems' in plan ? plan.problems.find(({ severity }) => severity === 'error') : undefined;
  if (problem !== undefined) throw new Error(problem.message);
}
