import type { Iteration, JobConfig } from '../core/config/extractionConfig.ts';
import { deepEquals } from '../core/json/deepEquals.ts';
import { jsonText } from '../core/json/jsonText.ts';
import { toUtf8 } from '../core/json/toUtf8.ts';
import { hasField } from '../core/json/value.ts';
import type { Step } from '../core/pagination/scroller.ts';
import type { ScrollerConfig } from '../core/pagination/scrollers/readPagination.ts';
import { buildPageRequest, underlay } from '../core/request/buildPageRequest.ts';
import type { HttpRequest } from '../core/request/httpRequest.ts';
import type { JobRequest } from '../core/request/jobRequest.ts';
import { objectMeantBy } from '../core/request/objectMeantBy.ts';
import { countText } from '../core/text/countText.ts';
import type { StatedAmount } from '../core/verdict/judging/endWatch.ts';
import { ReadAhead } from './ahead/readAhead.ts';
import type { Ahead } from './ahead/runInOrder.ts';
import type { Slots } from './ahead/slots.ts';
import type { RunCounts } from './counting/runCounts.ts';
import type { EventMaker } from './events/eventMaker.ts';
import type { RunItem } from './events/runItem.ts';
import type { Page } from './page/page.ts';
import { oneKeyEvent } from './pageEvents.ts';
import type { PageSender } from './sending/sender.ts';
import type { SentResponse } from './sending/sent/sentResponse.ts';

export interface FetchPorts {
  sender: PageSender;
  counts: Pick<RunCounts, 'isFirst' | 'isLimited' | 'stopAfter' | 'surplus'>;
  iteration: Iteration;
  ahead: Ahead;
  /** Slots for pages that are requested without knowing whether they exist. */
  foreseen: Slots;
  event: EventMaker;
  signal: AbortSignal;
}

interface Fetch {
  step: Step;
  request: HttpRequest;
  items: ReadAhead<RunItem, SentResponse>;
  /** Whether it was sent without knowing whether the page exists. */
  isForeseen: boolean;
  /** How often it has left, with retries, redirects and a login for it; before, it costs the API nothing. */
  sent: number;
}

/**
 * The requests of one job run, in order. Sends some before their turn: the next one, if it is known already, and in a
 * parallel run those that the paging method can foresee.
 */
export class PageFetches {
  readonly #job: JobConfig;
  readonly #ports: FetchPorts;
  /** Paging parameters that look like paths, unless the job sends one of that name itself. */
  readonly #pathlike: readonly string[];
  readonly #started: Fetch[] = [];
  #secrets: readonly string[] = [];
  #surplus = 0;
  #read = 0;
  #records: number | undefined;
  #wasFull = false;
  /** The last page by what the API reports to have. */
  #lastPage: number | undefined;

  constructor(job: JobConfig, scroller: ScrollerConfig | undefined, ports: FetchPorts) {
    this.#job = job;
    this.#ports = ports;
    const sent = scroller?.paging.params ?? [];
    this.#pathlike = sent.filter((name) => name.includes('.') && !hasField(job.params, name));
  }

  /**
   * Whether requests may be sent ahead: not if a limit may cut it, and while children run only in a parallel run, because
   * they come before the next page.
   */
  get #mayLookAhead(): boolean {
    const { counts, ahead } = this.#ports;
    return !counts.isLimited && (this.#job.children.length === 0 || ahead.paces.maxWidth > 1);
  }

  /** The next step, if it may be sent ahead. After a page with children, an error in it has its turn after them. */
  lookAhead<Next>(next: () => Next): Next | undefined {
    if (!this.#mayLookAhead) return undefined;
    if (this.#job.children.length === 0) return next();
    try {
      return next();
    } catch {
      return undefined;
    }
  }

  /** Hides the values computed from a secret for this run of the job. */
  hideComputed(request: JobRequest): void {
    this.#secrets = this.#ports.sender.hide(this.#job, request);
  }

  /** Sends a step's request unless it is already sent. Wrongly foreseen requests are abandoned. */
  start(step: Step): void {
    const [first] = this.#started;
    if (first !== undefined && isSameRequest(first.step.request, step.request)) {
      // The step from the response knows more than the foreseen one.
      first.step = step;
      return;
    }
    this.#abandonStarted();
    this.#send(step, false);
  }

  /** Notes what the API reports to have: nothing is foreseen beyond it. */
  expects({ total, pageCount }: StatedAmount): void {
    const pages = pageCount ?? (total === undefined ? undefined : Math.ceil(total / Math.max(1, this.#records ?? 1)));
    if (pages !== undefined) this.#lastPage = pages;
  }

  /** Notes that a page was read: only a full one allows to foresee further pages. */
  saw({ size }: Step, records: number): void {
    const least = size ?? this.#records;
    this.#wasFull = records > 0 && least !== undefined && records >= least;
    this.#records = records;
  }

  /** Reads the response of a step, which becomes this page. Throws a UserError if no page can be read from it. */
  async *read(step: Step, page: Pick<Page, 'number' | 'request'>): AsyncGenerator<RunItem, Page> {
    const { sender, event } = this.#ports;
    yield* this.#oneKeyEvents(step);
    const { request, received } = yield* this.#receive(step);
    const { bytes, ...repairs } = toUtf8(received.body, received.headers.get('content-type'));
    const read = sender.read(request, { ...received, body: bytes }, this.#job);
    const { content, ignored, isBlank, missingKernel: why } = read;
    const { status, headers, unpacked } = received;
    if (why !== undefined) {
      const message = `Every page is parsed, which takes longer, because WebAssembly cannot be used: ${why}`;
      yield event('debug', { kind: 'kernel-missing', why }, message, this.#job.name);
    }
    if (ignored !== undefined) {
      const level = isBlank ? 'info' : 'warning';
      yield event(level, { kind: 'ignored-error', status }, ignored, this.#job.name);
    }
    // The JSON of an ignored error may differ from the body that was received.
    const body = ignored === undefined ? bytes : Buffer.from(jsonText(content.response) ?? '');
    const isError = ignored !== undefined && !isBlank;
    const told = { ...repairs, ...(unpacked && { unpacked }), ...(isBlank && { isBlank }) };
    return { ...page, response: { body, status, headers, request: received.request, isError, ...told }, content };
  }

  /** The warnings about parameters that were sent as one key, once for each job. */
  *#oneKeyEvents({ request }: Step): Generator<RunItem, void> {
    const { counts, event, iteration } = this.#ports;
    const params = underlay(iteration.defaultParams, request.params);
    for (const param of this.#pathlike) {
      const object = hasField(params, param) ? objectMeantBy(param, { ...request, params }) : undefined;
      if (object === undefined || !counts.isFirst(this.#job, 'param-is-one-key')) continue;
      yield oneKeyEvent({ param, object }, this.#job.name, event);
    }
  }

  /** Abandons unread requests, and reports their number. */
  async *abandon(): AsyncGenerator<RunItem, void> {
    this.#abandonStarted();
    const count = this.#surplus;
    if (count === 0) return;
    yield this.#ports.counts.surplus(count);
    const message = `${countText(count, 'request')} past the end of paging had been sent ahead; their responses were not used.`;
    yield this.#ports.event('info', { kind: 'surplus-requests', count }, message, this.#job.name);
  }

  /** Abandons started requests. Their slots stay taken, which limits useless requests. */
  #abandonStarted(): void {
    for (const fetch of this.#started.splice(0)) {
      fetch.items.abandon();
      this.#surplus += fetch.sent;
    }
  }

  /** Waits for the response to a step's request. */
  async *#receive(step: Step): AsyncGenerator<RunItem, { request: HttpRequest; received: SentResponse }> {
    this.start(step);
    const [fetch] = this.#started;
    if (fetch === undefined) throw new Error('A request that was started has gone.');
    // Its page is no longer a guess.
    if (fetch.isForeseen) this.#ports.foreseen.give();
    this.#foresee();
    this.#started.shift();
    this.#read++;
    try {
      return { request: fetch.request, received: yield* fetch.items.read() };
    } finally {
      if (!fetch.items.isFinished) fetch.items.abandon();
    }
  }

  #foresee(): void {
    const { foreseen, ahead } = this.#ports;
    while (this.#wasFull && this.#mayExist(this.#nextPage) && this.#started.length < ahead.paces.width) {
      const next = this.#started.at(-1)?.step.ahead?.();
      if (next === undefined || !foreseen.tryTake()) return;
      this.#send(next, true);
    }
  }

  /** Whether there may be a page of this number, by what the API reports to have and by the limit of a paging. */
  #mayExist(page: number): boolean {
    return page <= (this.#lastPage ?? page) && this.#ports.counts.stopAfter(page - 1) === undefined;
  }

  #send(step: Step, isForeseen: boolean): void {
    const { sender, iteration, signal } = this.#ports;
    const request = buildPageRequest(step.request, iteration);
    const page = this.#nextPage;
    const errand = {
      job: this.#job,
      page,
      secrets: this.#secrets,
      onSent: () => {
        fetch.sent++;
      },
    };
    const items = new ReadAhead<RunItem, SentResponse>(
      (given, tell) => sender.send(request, { ...errand, signal: given, tell }),
      signal,
    );
    const fetch: Fetch = { step, request, items, isForeseen, sent: 0 };
    this.#started.push(fetch);
  }

  /** The number of the page after those that were read or requested. */
  get #nextPage(): number {
    return this.#read + this.#started.length + 1;
  }
}

function isSameRequest(a: JobRequest, b: JobRequest): boolean {
  return a.endpoint === b.endpoint && a.method === b.method && deepEquals(asValue(a), asValue(b));
}

function asValue({ params, headers }: JobRequest) {
  return { params, headers };
}
