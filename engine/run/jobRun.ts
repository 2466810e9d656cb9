import type { ExtractionConfig, JobConfig } from '../core/config/extractionConfig.ts';
import { jobRequestOf } from '../core/config/jobRequestOf.ts';
import type { RunEvent } from '../core/contracts/generated/types.ts';
import type { ComputedCall } from '../core/expressions/evaluation.ts';
import { isSameResponse } from '../core/pagination/isSameResponse.ts';
import { sampleRecords } from '../core/pagination/sampleRecords.ts';
import { isStop, type PageView, type Step } from '../core/pagination/scroller.ts';
import { createScroller } from '../core/pagination/scrollers/createScroller.ts';
import type { ScrollerConfig } from '../core/pagination/scrollers/readPagination.ts';
import { selectScroller } from '../core/pagination/scrollers/selectScroller.ts';
import { countedRecords } from '../core/records/countedRecords.ts';
import type { Records } from '../core/records/records.ts';
import { type JobStop, LimitReached } from './counting/jobStop.ts';
import type { RunCounts } from './counting/runCounts.ts';
import type { RunItem } from './events/runItem.ts';
import type { Page } from './page/page.ts';
import { missingValueEvents, stoppedEvents } from './pageEvents.ts';
import { type FetchPorts, PageFetches } from './pageFetches.ts';
import { type KeepPorts, PageKeeper } from './pageKeeper.ts';
import { PagingWatch, type Reading } from './pagingWatch.ts';
import type { ParentRecord } from './parentRecord.ts';
import type { Share } from './shards/share.ts';
import type { RunWatch } from './watching/runWatch.ts';

export interface JobPorts extends FetchPorts, KeepPorts {
  counts: RunCounts;
  pagination: ExtractionConfig['pagination'];
  share: Share;
  watch: RunWatch;
}

/** A page that was read, with the next step if it is known already. */
interface PageTurn {
  reading: Reading;
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

/** Ends like a cancelled run: nothing is known about further pages. */
const endedHere: JobStop = { stop: 'cancelled', message: '' };

/** A run of a job with its paging. The counts keep all records, also after a failure. */
export class JobRun {
  readonly #job: JobConfig;
  readonly #ports: JobPorts;
  readonly #runChildren: (records: Records) => AsyncIterable<RunItem>;
  readonly #parent: ParentRecord | undefined;
  readonly #scroller: ScrollerConfig | undefined;
  readonly #paging: PagingWatch;
  readonly #fetches: PageFetches;
  readonly #keeper: PageKeeper;
  /** The functions that were computed for this run, if it is watched. */
  readonly #computed: ComputedCall[];
  /** Whether the paging has come to its end, also where a limit has cut the last page. */
  #isEnded = false;
  readonly #onCall: ((computed: ComputedCall) => void) | undefined;

  /** `parent` is the record of a child job. */
  constructor(
    job: JobConfig,
    ports: JobPorts,
    runChildren: (records: Records) => AsyncIterable<RunItem>,
    parent?: ParentRecord,
  ) {
    this.#job = job;
    this.#ports = ports;
    this.#runChildren = runChildren;
    this.#parent = parent;
    this.#scroller = selectScroller(ports.pagination, job.scroller);
    this.#fetches = new PageFetches(job, this.#scroller, ports);
    this.#paging = new PagingWatch(job, this.#scroller);
    this.#computed = [...(parent?.computed ?? [])];
    this.#onCall = ports.watch.noteIn(this.#computed);
    this.#keeper = new PageKeeper(job, ports, parent?.values ?? new Map(), this.#onCall);
  }

  /**
   * Reads page after page, and runs the children of each, until the scroller stops, a response repeats or a limit cuts
   * (`docs/format/pagination.md#1-the-loop-of-one-job`). Yields its events; throws an error that ends the whole run.
   */
  async *run(): AsyncGenerator<RunItem, void> {
    const { counts, signal } = this.#ports;
    yield counts.begin(this.#job);
    try {
      yield* this.#readAll();
    } catch (error) {
      const stop: JobStop = { stop: signal.aborted ? 'cancelled' : 'failed', message: '' };
      yield counts.fail(this.#job, stop, this.#paging.conclude(stop, this.#keeper.records));
      throw error;
    }
  }

  async *#readAll(): AsyncGenerator<RunItem, void> {
    const { iteration, now, share, counts, event, watch } = this.#ports;
    const { name, pointer } = this.#job;
    const parent = this.#parent;
    const isChild = parent !== undefined;
    const request = jobRequestOf(this.#job, parent?.values ?? new Map(), {
      contexts: iteration.contexts,
      now,
      onCall: this.#onCall,
    });
    this.#fetches.hideComputed(request);
    const first = createScroller(this.#scroller, now, share.pages);
    const run = { job: this.#job, iteration, scroller: this.#scroller, parent, columns: this.#keeper.columns };
    await watch.job(run, request);
    for (const computed of this.#computed) await watch.computed(computed);
    const started = { kind: 'job-started' as const, pointer, ...(isChild && { record: parent.record }) };
    if (!isChild || event.tells(started.kind)) {
      yield event(isChild ? 'debug' : 'info', started, `Reading "${request.endpoint}".`, name);
    }
    const stop = counts.stopOf(this.#job, 0) ?? (yield* this.#readPages(first(request)));
    const { pages } = this.#paging;
    const { records } = this.#keeper;
    const verdict = this.#paging.conclude(stop, records);
    await watch.end({ stop, verdict, pages, records });
    yield counts.end(this.#job, stop, verdict, this.#paging.size(this.#isEnded || stop.cut === undefined));
    yield* stoppedEvents(stop, { pages, records, job: name, isChild, isPart: !share.isWhole }, event);
  }

  async *#readPages(first: Step): AsyncGenerator<RunItem, JobStop> {
    const { counts, event } = this.#ports;
    this.#paging.follow(first);
    try {
      for (let step = first, previous: Reading | undefined; ; ) {
        const turn = yield* this.#readPage(step, previous);
        if ('stop' in turn) return turn;
        const { reading } = turn;
        const { page } = reading;
        const next = turn.next ?? this.#nextOf(step, page);
        const { pages, waiting } = this.#paging;
        this.#isEnded = isStop(next);
        const cut = isStop(next) && !turn.isCut ? undefined : counts.stopOf(this.#job, pages, waiting);
        if (cut !== undefined || isStop(next)) yield* this.#keep(this.#paging.release());
        await this.#tellNext(page, cut ?? next, step);
        if (cut !== undefined) return cut;
        if (isStop(next)) {
          yield* missingValueEvents(next, this.#scroller, page, this.#job.name, event);
          return next;
        }
        reading.following = this.#following(next, page);
        if (reading.following !== undefined && !turn.isHeld) yield reading.following;
        previous = reading;
        step = next;
      }
    } catch (error) {
      if (!(error instanceof LimitReached)) throw error;
      yield* this.#keep(this.#paging.release());
      return error.stop;
    } finally {
      yield* this.#fetches.abandon();
    }
  }

  /** Reads one page, keeps it and runs its children, unless it repeats an earlier one. */
  async *#readPage(step: Step, previous: Reading | undefined): AsyncGenerator<RunItem, PageTurn | JobStop> {
    const page = yield* this.#fetch(step);
    const counted = this.#viewOf(page).records;
    const sample = sampleRecords(counted);
    if (previous !== undefined && isSameResponse(compared(previous), compared({ page, sample }))) {
      return yield* this.#endAt(page, sameResponse);
    }
    this.#fetches.saw(step, counted.length);
    const ends = () => isStop(step.next(this.#viewOf(page)));
    const isEmptyEnd = page.number > 1 && counted.length === 0 && ends();
    const reading: Reading = { page, counted, sample, isEmptyEnd };
    const room = this.#ports.counts.roomFor(this.#job) - this.#paging.waiting.records;
    const settled = this.#paging.see(reading);
    if ('stop' in settled) return yield* this.#endAt(page, settled);
    if (reading.stated !== undefined) this.#fetches.expects(reading.stated);
    const next = this.#fetches.lookAhead(() => this.#nextOf(step, page));
    if (next !== undefined && !isStop(next) && !this.#ports.watch.isWatching) this.#fetches.start(next);
    yield* this.#keep(settled);
    const isCut = page.content.selected.records.length > room;
    return { reading, next, isHeld: !settled.includes(reading), isCut };
  }

  /** Ends the paging at a page that repeats an earlier one. Waiting pages are data. */
  async *#endAt(page: Page, stop: JobStop): AsyncGenerator<RunItem, JobStop> {
    yield* this.#keep(this.#paging.release());
    await this.#tellNext(page, stop);
    return stop;
  }

  /** Passes the step after a page, and the conditions of the step before, to the watcher. */
  async #tellNext(page: Page, next: Step | JobStop, step?: Step): Promise<void> {
    await this.#ports.watch.next(page, next, {
      conditions: () => step?.conditions?.(this.#viewOf(page)) ?? [],
      verdict: () => this.#paging.conclude(isStop(next) ? next : endedHere, this.#keeper.records),
    });
  }

  /** Requests a page; the watcher may change the request. */
  async *#fetch(step: Step): AsyncGenerator<RunItem, Page> {
    const { watch } = this.#ports;
    const asked = { number: this.#paging.pagesRead + 1, request: step.request };
    const changed = watch.request(asked.number, step);
    const page = yield* this.#fetches.read(changed === undefined ? step : await changed, asked);
    if (watch.isWatching) await watch.response(page);
    return page;
  }

  async *#keep(readings: readonly Reading[]): AsyncGenerator<RunItem, void> {
    for (const reading of readings) {
      const { page } = reading;
      const kept = page.content.selected.records.slice(0, this.#ports.counts.roomFor(this.#job));
      await this.#ports.watch.rows(page, kept);
      yield this.#keeper.keep(reading, kept);
      yield* this.#runChildren(kept);
      if (reading.following !== undefined) yield reading.following;
    }
  }

  /** The step after a page: the scroller's, unless it loops or exceeds the request limit. */
  #nextOf(step: Step, page: Page): Step | JobStop {
    const next = step.next(this.#viewOf(page));
    if (isStop(next)) return next;
    return this.#paging.follow(next) ?? this.#ports.counts.stopAfter(this.#paging.pagesRead) ?? next;
  }

  #viewOf({ content }: Page): PageView {
    const { outline: response, selected } = content;
    const records = countedRecords(selected.records, response, this.#job.dataField);
    return { response, whole: () => content.response, records };
  }

  /** The event about the next request and its reason, if it is requested. */
  #following({ why }: Step, { number, response: { request } }: Page): RunEvent | undefined {
    if (!this.#ports.event.tells('next-request')) return undefined;
    const detail = { kind: 'next-request' as const, page: number, request };
    return this.#ports.event('debug', detail, why ?? 'The paging continues.', this.#job.name);
  }
}

/** The values that decide whether two pages are equal. */
function compared({ page: { content, response }, sample }: Pick<Reading, 'page' | 'sample'>) {
  const { body, isError } = response;
  return { content, body, isError, sample };
}
