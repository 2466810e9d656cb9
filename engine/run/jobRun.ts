import type { JobConfig } from '../core/config/extractionConfig.ts';
import { jobRequestOf } from '../core/config/jobRequestOf.ts';
import type { RunEvent } from '../core/contracts/generated/types.ts';
import type { ComputedCall } from '../core/expressions/place.ts';
import { createScroller } from '../core/pagination/createScroller.ts';
import { isSameResponse } from '../core/pagination/isSameResponse.ts';
import type { ScrollerConfig } from '../core/pagination/readPagination.ts';
import { sampleRecords } from '../core/pagination/sampleRecords.ts';
import { isStop, type Page, type Step } from '../core/pagination/scroller.ts';
import { selectScroller } from '../core/pagination/selectScroller.ts';
import { countedRecords } from '../core/records/countedRecords.ts';
import type { Records } from '../core/records/records.ts';
import { type JobStop, LimitReached } from './counting/jobStop.ts';
import type { RunItem } from './events/runItem.ts';
import { missingValueEvents, stoppedEvents } from './pageEvents.ts';
import { PageFetches } from './pageFetches.ts';
import { PageKeeper } from './pageKeeper.ts';
import { PagingWatch, type ReadPage } from './pagingWatch.ts';
import type { ParentRecord } from './parentRecord.ts';
import type { JobServices } from './services.ts';
import type { FetchedPage } from './watching/fetchedPage.ts';
import type { Moment, WatchedPage } from './watching/runWatcher.ts';

/** A page, with the next step if it is known already. */
interface PageTurn {
  page: ReadPage;
  next: Step | JobStop | undefined;
  /** Whether the page waits for the next one before it is kept. */
  isHeld: boolean;
  /** Whether the record limit cut off part of the page. */
  isCut: boolean;
}

/** The stop by a repeated response (`docs/format/pagination.md#1-the-loop-of-one-job`). */
const sameResponse: JobStop = {
  stop: 'repeated-page',
  message: 'The response is the same as the one before it.',
  repeats: 'response',
};

/** As if somebody cancelled the run: nothing is known of what would follow. */
const endedHere: JobStop = { stop: 'cancelled', message: '' };

/** One run of a job with its paging. The counts keep what was read, also after a failure. */
export class JobRun {
  readonly #job: JobConfig;
  readonly #services: JobServices;
  readonly #runChildren: (records: Records) => AsyncIterable<RunItem>;
  readonly #parent: ParentRecord | undefined;
  readonly #scroller: ScrollerConfig | undefined;
  readonly #watch: PagingWatch;
  readonly #fetches: PageFetches;
  readonly #keeper: PageKeeper;
  /** The functions that were computed for this run, where somebody watches. */
  readonly #computed: ComputedCall[];
  readonly #onCall: ((computed: ComputedCall) => void) | undefined;

  /** `parent` is what a child job runs for. */
  constructor(
    job: JobConfig,
    services: JobServices,
    runChildren: (records: Records) => AsyncIterable<RunItem>,
    parent?: ParentRecord,
  ) {
    this.#job = job;
    this.#services = services;
    this.#runChildren = runChildren;
    this.#parent = parent;
    this.#scroller = selectScroller(services.config.pagination, job.scroller);
    this.#fetches = new PageFetches(job, services);
    this.#watch = new PagingWatch(job, this.#scroller);
    this.#computed = [...(parent?.computed ?? [])];
    this.#onCall = services.watcher && ((computed) => void this.#computed.push(computed));
    this.#keeper = new PageKeeper(job, services, parent?.values ?? new Map(), this.#onCall);
  }

  /**
   * Reads page after page, and runs the children of each, until the scroller stops, a response repeats or a limit cuts
   * (`docs/format/pagination.md#1-the-loop-of-one-job`). Yields its events; throws what ends the whole run.
   */
  async *run(): AsyncGenerator<RunItem, void> {
    const { counts, signal } = this.#services;
    yield counts.begin(this.#job);
    try {
      yield* this.#readAll();
    } catch (error) {
      const stop: JobStop = { stop: signal.aborted ? 'cancelled' : 'failed', message: '' };
      yield counts.fail(this.#job, stop, this.#watch.conclude(stop, this.#keeper.records));
      throw error;
    }
  }

  async *#readAll(): AsyncGenerator<RunItem, void> {
    const { iteration, now, part, counts, event, watcher } = this.#services;
    const { name, pointer } = this.#job;
    const parent = this.#parent;
    const isChild = parent !== undefined;
    const request = jobRequestOf(this.#job, parent?.values ?? new Map(), {
      contexts: iteration.contexts,
      now,
      onCall: this.#onCall,
    });
    this.#fetches.hideComputed(request);
    const first = createScroller(this.#scroller, now, part?.pages);
    const run = { job: this.#job, iteration, scroller: this.#scroller, parent, columns: this.#keeper.columns };
    await watcher?.at({ kind: 'job', run, request });
    for (const computed of this.#computed) await watcher?.at({ kind: 'function', computed });
    const started = { kind: 'job-started' as const, pointer, ...(isChild && { record: parent.record }) };
    if (!isChild || event.tells(started.kind)) {
      yield event(isChild ? 'debug' : 'info', started, `Reading "${request.endpoint}".`, name);
    }
    const stop = counts.stopOf(this.#job, 0) ?? (yield* this.#readPages(first(request)));
    const { pages } = this.#watch;
    const { records } = this.#keeper;
    const verdict = this.#watch.conclude(stop, records);
    await watcher?.at({ kind: 'end', stop, verdict, pages, records });
    yield counts.end(this.#job, stop, verdict);
    yield* stoppedEvents(stop, { pages, records, job: name, isChild, isPart: part !== undefined }, event);
  }

  async *#readPages(first: Step): AsyncGenerator<RunItem, JobStop> {
    const { counts, event } = this.#services;
    this.#watch.follow(first);
    try {
      for (let step = first, previous: ReadPage | undefined; ; ) {
        const turn = yield* this.#readPage(step, previous);
        if ('stop' in turn) return turn;
        const { page } = turn;
        const next = turn.next ?? this.#nextOf(step, page);
        const { pages, waiting } = this.#watch;
        const cut = isStop(next) && !turn.isCut ? undefined : counts.stopOf(this.#job, pages, waiting);
        if (cut !== undefined || isStop(next)) yield* this.#keep(this.#watch.release());
        await this.#tellNext(page, cut ?? next, step);
        if (cut !== undefined) return cut;
        if (isStop(next)) {
          yield* missingValueEvents(next, this.#scroller, page, this.#job.name, event);
          return next;
        }
        page.following = this.#following(next, page);
        if (page.following !== undefined && !turn.isHeld) yield page.following;
        previous = page;
        step = next;
      }
    } catch (error) {
      if (!(error instanceof LimitReached)) throw error;
      yield* this.#keep(this.#watch.release());
      return error.stop;
    } finally {
      yield* this.#fetches.abandon();
    }
  }

  /** Reads one page, keeps it and runs its children, unless it repeats one before it. */
  async *#readPage(step: Step, previous: ReadPage | undefined): AsyncGenerator<RunItem, PageTurn | JobStop> {
    const fetched = yield* this.#fetch(step);
    const { selected } = fetched.content;
    const counted = this.#pageOf(fetched).records;
    const sample = sampleRecords(counted);
    const number = this.#watch.pagesRead + 1;
    if (previous !== undefined && isSameResponse(previous, { ...fetched, sample })) {
      return yield* this.#endAt({ ...fetched, number }, sameResponse);
    }
    this.#fetches.saw(step, counted.length);
    const ends = () => isStop(step.next(this.#pageOf(fetched)));
    const isEmptyEnd = number > 1 && counted.length === 0 && ends();
    const page = { ...fetched, number, selected, counted, sample, isEmptyEnd };
    const room = this.#services.counts.roomFor(this.#job) - this.#watch.waiting.records;
    const pages = this.#watch.see(step.request, page);
    if ('stop' in pages) return yield* this.#endAt(page, pages);
    const next = this.#fetches.mayLookAhead ? this.#nextOf(step, page) : undefined;
    // The next request is sent while this response is written to tables.
    if (next !== undefined && !isStop(next) && this.#services.watcher === undefined) this.#fetches.start(next);
    yield* this.#keep(pages);
    return { page, next, isHeld: !pages.includes(page), isCut: selected.records.length > room };
  }

  /** Ends the paging at a page that repeats one before it. What still waits is data. */
  async *#endAt(page: FetchedPage & { number: number }, stop: JobStop): AsyncGenerator<RunItem, JobStop> {
    yield* this.#keep(this.#watch.release());
    await this.#tellNext(page, stop);
    return stop;
  }

  /** Tells whoever watches what follows a page, and what the conditions of its step say of it. */
  async #tellNext(page: FetchedPage & { number: number }, next: Step | JobStop, step?: Step): Promise<void> {
    await this.#services.watcher?.at({
      kind: 'next',
      page: watched(page),
      next,
      conditions: step?.conditions?.(this.#pageOf(page)) ?? [],
      verdict: () => this.#watch.conclude(isStop(next) ? next : endedHere, this.#keeper.records),
    });
  }

  /** Requests a page; whoever watches may change the request. */
  async *#fetch(step: Step): AsyncGenerator<RunItem, FetchedPage> {
    const { watcher } = this.#services;
    if (watcher === undefined) return yield* this.#fetches.read(step);
    const page = this.#watch.pagesRead + 1;
    const asked: Moment = { kind: 'request', page, request: step.request, why: step.why };
    await watcher.at(asked);
    const fetched = yield* this.#fetches.read({ ...step, request: asked.request });
    await watcher.at({ kind: 'response', page: watched({ ...fetched, number: page }) });
    return fetched;
  }

  /** Keeps pages and runs their children. */
  async *#keep(pages: readonly ReadPage[]): AsyncGenerator<RunItem, void> {
    for (const page of pages) {
      const kept = page.selected.records.slice(0, this.#services.counts.roomFor(this.#job));
      await this.#services.watcher?.at({ kind: 'rows', page: page.number, kept });
      yield this.#keeper.keep({ ...page, kept });
      yield* this.#runChildren(kept);
      if (page.following !== undefined) yield page.following;
    }
  }

  /** The step after a page: the scroller's, unless it loops or exceeds the request limit. */
  #nextOf(step: Step, page: ReadPage): Step | JobStop {
    const next = step.next(this.#pageOf(page));
    if (isStop(next)) return next;
    return this.#watch.follow(next) ?? this.#services.counts.stopAfter(this.#watch.pagesRead) ?? next;
  }

  /** A page as scrollers see it. */
  #pageOf({ content }: Pick<ReadPage, 'content'>): Page {
    const { outline: response, selected } = content;
    const records = countedRecords(selected.records, response, this.#job.dataField);
    return { response, whole: () => content.response, records };
  }

  /** The event about the next request and its reason, where somebody listens to it. */
  #following({ why }: Step, { number, request }: ReadPage): RunEvent | undefined {
    if (!this.#services.event.tells('next-request')) return undefined;
    const detail = { kind: 'next-request' as const, page: number, request };
    return this.#services.event('debug', detail, why ?? 'The paging continues.', this.#job.name);
  }
}

function watched(page: FetchedPage & { number: number }): WatchedPage {
  return { ...page, records: page.content.selected.records };
}
