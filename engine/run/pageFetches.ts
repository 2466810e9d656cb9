import type { JobConfig } from '../core/config/extractionConfig.ts';
import { deepEquals } from '../core/json/deepEquals.ts';
import type { JobRequest, Step } from '../core/pagination/scroller.ts';
import { buildPageRequest } from '../core/request/buildPageRequest.ts';
import type { HttpRequest, HttpResponse } from '../core/request/httpRequest.ts';
import { countText } from '../core/text/countText.ts';
import { ReadAhead } from './ahead/readAhead.ts';
import type { RunItem } from './runItem.ts';
import { sendRequest } from './sendRequest.ts';
import type { IterationWorld } from './world.ts';

interface Fetch {
  step: Step;
  request: HttpRequest;
  items: ReadAhead<RunItem, HttpResponse>;
}

/**
 * The requests of one job run, in order. Some are under way before it is their turn: the next one, where it is known
 * already, and with a parallel run those that the paging method can foresee.
 */
export class PageFetches {
  readonly #job: JobConfig;
  readonly #world: IterationWorld;
  readonly #started: Fetch[] = [];

  constructor(job: JobConfig, world: IterationWorld) {
    this.#job = job;
    this.#world = world;
  }

  /** The answer to a step's request, waiting for what was started before. */
  async *read(step: Step): AsyncGenerator<RunItem, { request: HttpRequest; answer: HttpResponse }> {
    this.start(step);
    this.#foresee();
    const fetch = this.#started.shift();
    if (fetch === undefined) throw new Error('A request that was started has gone.');
    try {
      return { request: fetch.request, answer: yield* fetch.items.read() };
    } finally {
      if (!fetch.items.isFinished) fetch.items.abandon();
    }
  }

  /** Sends a step's request if it is not under way. What was foreseen wrongly is given up. */
  start(step: Step): void {
    const [first] = this.#started;
    if (first !== undefined && isSameRequest(first.step.request, step.request)) {
      // The step that came out of the answer knows more than the one that was foreseen.
      first.step = step;
      return;
    }
    for (const fetch of this.#started.splice(0)) fetch.items.abandon();
    this.#send(step);
  }

  /** Gives up what nobody will read, and says how many requests that were. */
  async *abandon(): AsyncGenerator<RunItem, void> {
    const surplus = this.#started.splice(0);
    if (surplus.length === 0) return;
    for (const fetch of surplus) fetch.items.abandon();
    const message = `${countText(surplus.length, 'request')} past the end of paging had been sent ahead of time; what they gave was not used.`;
    yield this.#world.event('info', { kind: 'surplus-requests', count: surplus.length }, message, this.#job.name);
  }

  #foresee(): void {
    while (this.#started.length < this.#world.parallel) {
      const next = this.#started.at(-1)?.step.ahead?.();
      if (next === undefined) return;
      this.#send(next);
    }
  }

  #send(step: Step): void {
    const request = buildPageRequest(step.request, this.#world.iteration);
    const start = (signal: AbortSignal) => sendRequest(request, this.#job, { ...this.#world, signal });
    this.#started.push({ step, request, items: new ReadAhead(start, this.#world.signal) });
  }
}

function isSameRequest(a: JobRequest, b: JobRequest): boolean {
  return a.endpoint === b.endpoint && a.method === b.method && deepEquals(asValue(a), asValue(b));
}

function asValue({ params, headers }: JobRequest) {
  return { params, headers };
}
