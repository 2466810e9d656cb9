import { ExchangeLog, type Moment, type WatchedRun } from '@pagewright/engine/debugging';
import { type RunEvent, type RunReport, type RunRequest, runExtraction } from '@pagewright/engine/run';
import { durationText } from '@pagewright/engine/text/durationText';
import { ChangedRequests } from './changedRequests.ts';
import { arrivalAt, type Destination } from './destination.ts';
import { newText, refusedText } from './editTexts.ts';
import { Halt } from './halt.ts';
import { History } from './history.ts';
import { PausableClock } from './pausableClock.ts';
import type { RunOwner, StopCause } from './runOwner.ts';
import { RunStack } from './runStack.ts';
import { headingOf } from './sentRequest.ts';
import type { Step } from './steps.ts';

/**
 * A run that stops at the steps that somebody wants to see. To go back, or on with an edited configuration, it is run
 * again with the kept responses, which computes the same up to any moment: nothing is sent twice without a request to
 * do so.
 */
export class DebuggedRun {
  /** The kept responses. */
  readonly exchanges = new ExchangeLog();
  readonly changed = new ChangedRequests();
  /** Whether it stops at a moment, besides breakpoints. */
  step: Step = () => false;
  readonly #owner: RunOwner;
  readonly #clock = new PausableClock(this.exchanges);
  readonly #halt = new Halt();
  #request: RunRequest | undefined;
  /** The run before an edit, until the run has arrived with the edited configuration. */
  #before: RunRequest | undefined;
  #stack = new RunStack();
  #history = new History();
  #destination: Destination | undefined;
  #cancelled = new AbortController();
  #running: Promise<void> = Promise.resolve();
  #watched: WatchedRun | undefined;
  #isPausing = false;
  #isOver = false;
  /** The number of requests that got a response, or failed. */
  #asked = 0;
  /** The number of reported events. Those that recur when the run begins again are not reported again. */
  #told = 0;

  constructor(owner: RunOwner) {
    this.#owner = owner;
    this.exchanges.onNew = () => this.#stopBeforeNew();
  }

  get stack(): RunStack {
    return this.#stack;
  }

  get history(): History {
    return this.#history;
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
    const { sent, waiting: kept } = this.exchanges;
    return { asked: this.#asked, sent, kept };
  }

  /** Starts the run. */
  start(request: RunRequest, step: Step): void {
    this.#request = request;
    this.step = step;
    this.#begin();
  }

  get isWaiting(): boolean {
    return this.#halt.isWaiting;
  }

  /** Continues from where the run waits. */
  resume(step: Step): void {
    this.step = step;
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

  /** Runs this configuration from its next beginning on; if it does not arrive there, the one before. */
  take(request: RunRequest): void {
    this.#before = this.#request;
    this.#request = request;
    this.#told = 0;
  }

  /** Begins again, on the way to a destination. Sends what comes after the first `kept` requests again; absent: none. */
  async again(destination: Destination, kept?: number): Promise<void> {
    await this.#cancel();
    if (this.#isOver) return;
    this.exchanges.rewind(kept);
    this.#destination = destination;
    this.#begin();
  }

  /** Ends the run, if it has not ended. The tables of the previous run stay. */
  async end(): Promise<void> {
    this.#isOver = true;
    await this.#cancel();
    await this.exchanges.close();
  }

  /** The action if the run stops where it is, without a destination; undefined if it goes on. */
  stopFor(breaks: StopCause | undefined): (() => void) | undefined {
    const cause = breaks ?? this.#causeOfStep();
    return cause && (() => this.#owner.stopped(cause));
  }

  async #cancel(): Promise<void> {
    this.#cancelled.abort();
    this.#halt.resume();
    await this.#running;
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
      if (done) return await this.#ended(value);
      if (signal.aborted) continue;
      if (value.kind === 'request') this.#asked++;
      await this.#tell(value, events);
    }
  }

  /** Ends. If the run has not arrived with an edited configuration, goes back to the one before instead. */
  async #ended(report: RunReport): Promise<void> {
    if (this.#destination !== undefined && this.#before !== undefined) {
      this.#request = this.#before;
      this.#before = undefined;
      this.#owner.refused();
      const arrive = () => () => this.#owner.stopped('edited', refusedText(report));
      return void this.again({ ...this.#destination, arrive });
    }
    await this.exchanges.close();
    this.#owner.ended(report);
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
    const kept = request.replay === undefined ? { exchanges: this.exchanges, clock: this.#clock } : {};
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
    this.#history.add(this.#stack, this.exchanges.length);
    this.changed.repeat(this.#stack);
    this.#setHeading();
    const stop = this.#stopAt();
    if (stop !== undefined) await this.#wait(stop);
    signal.throwIfAborted();
  }

  /** The action if the run waits here; undefined if it does not. */
  #stopAt(): (() => void) | undefined {
    // Breakpoints count their hits even if the run does not stop.
    const breaks = this.#owner.breaksAt();
    const destination = this.#destination;
    if (destination === undefined) return this.stopFor(breaks);
    const arrival = arrivalAt(this.#stack, this.#history.requests, destination);
    if (arrival !== undefined) {
      this.#arrive();
      return destination.arrive(arrival, breaks);
    }
    if (breaks !== undefined) destination.lastStop = this.#stack.key;
    return undefined;
  }

  #arrive(): void {
    this.#destination = undefined;
    if (this.#before !== undefined) this.#owner.applied();
    this.#before = undefined;
  }

  /** Goes back to before a request that no run has sent, if the run is only on its way: somebody should see it first. */
  #stopBeforeNew(): void {
    if (this.#destination === undefined) return;
    const key = this.#history.lastRequest ?? this.#stack.key;
    const requests = this.#history.requestsBefore(key);
    const text = newText(this.#stack);
    void this.again({ key, requests, arrive: () => () => this.#owner.stopped('edited', text) });
  }

  #setHeading(): void {
    const { moment, top } = this.#stack;
    if (moment?.kind !== 'request' || top === undefined || this.#watched === undefined) return;
    this.exchanges.heading = headingOf(top, this.#watched.redactor);
  }

  #causeOfStep(): StopCause | undefined {
    if (this.#isPausing) return 'pause';
    if (!this.step(this.#stack)) return undefined;
    return this.#history.length === 1 ? 'entry' : 'step';
  }

  async #wait(announce: () => void): Promise<void> {
    this.#isPausing = false;
    await this.#halt.wait(announce);
  }
}
