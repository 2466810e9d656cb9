import { childPointer } from '../core/childPointer.ts';
import type { JobConfig } from '../core/config/extractionConfig.ts';
import { evaluateFields } from '../core/expressions/evaluate.ts';
import type { Place } from '../core/expressions/place.ts';
import { deepEquals } from '../core/json/deepEquals.ts';
import { jsonText } from '../core/json/jsonText.ts';
import { entriesOf, type JsonValue } from '../core/json/value.ts';
import { createScroller } from '../core/pagination/createScroller.ts';
import { isStop, type Page, type Step } from '../core/pagination/scroller.ts';
import { parentColumns } from '../core/records/placeholders.ts';
import { readRecords } from '../core/records/readRecords.ts';
import type { SelectedRecords } from '../core/records/selectRecords.ts';
import type { HttpResponse } from '../core/request/httpRequest.ts';
import { jobRequestOf } from '../core/request/jobRequestOf.ts';
import { countText } from '../core/text/countText.ts';
import { runInOrder } from './ahead/runInOrder.ts';
import { type Ancestry, topLevel } from './ancestry.ts';
import { childRuns } from './childRuns.ts';
import { type Ending, limitEnding, sameAnswer } from './ending.ts';
import type { RunEvent } from './events.ts';
import { LimitReached } from './limitReached.ts';
import { missingValueEvents, noRecordsEvents } from './pageEvents.ts';
import { PageFetches } from './pageFetches.ts';
import { PagingWatch } from './pagingWatch.ts';
import { readAnswer } from './readAnswer.ts';
import { recordsPath } from './recordsPath.ts';
import { type InTurn, inTurn, type RunItem } from './runItem.ts';
import type { IterationWorld } from './world.ts';

/** A page that was read, with what follows it where that is known already. */
interface ReadPage extends Page {
  next: Step | Ending | undefined;
  /** Number of its request. */
  request: number | undefined;
  /** True where the limit of records left some of the page out. */
  isCut: boolean;
}

/** An answer in all the forms that the job works with. */
interface PageAnswer {
  response: JsonValue;
  selected: SelectedRecords;
  /** The records that the limit lets in. */
  kept: JsonValue[];
  body: Uint8Array;
  /** Number of the request. */
  request: number | undefined;
}

/** One run of a job. What was read so far stays in its report, where a failure still finds it. */
export class JobRun {
  readonly #job: JobConfig;
  readonly #world: IterationWorld;
  readonly #ancestry: Ancestry;
  readonly #parents: [string, JsonValue][];
  readonly #watch: PagingWatch;
  #pages = 0;
  #records = 0;

  constructor(job: JobConfig, world: IterationWorld, ancestry: Ancestry = topLevel) {
    this.#job = job;
    this.#world = world;
    this.#ancestry = ancestry;
    this.#watch = new PagingWatch(job, world.config.pagination);
    const pointer = childPointer(job.pointer, 'userData');
    const columns = evaluateFields(job.extraColumns, { ...this.#place(), pointer });
    this.#parents = [...new Map([...entriesOf(columns), ...parentColumns(ancestry.values)])];
  }

  /**
   * Reads page after page, and runs the children of each, until the scroller stops, an answer repeats or a limit cuts
   * (`pagination.md` section 1). Yields what happens; throws what ends the whole run.
   */
  async *run(): AsyncGenerator<RunItem, void> {
    const { reports, signal } = this.#world;
    yield inTurn(() => reports.begin(this.#job));
    try {
      yield* this.#readAll();
    } catch (error) {
      const stop = signal.aborted ? 'cancelled' : 'failed';
      yield inTurn(() =>
        reports.fail(this.#job, { stop, verdict: this.#watch.conclude({ stop, message: '' }, this.#records) }),
      );
      throw error;
    }
  }

  async *#readAll(): AsyncGenerator<RunItem, void> {
    const { config, event, clock, reports } = this.#world;
    const { name, pointer } = this.#job;
    const isChild = this.#ancestry !== topLevel;
    const request = jobRequestOf(this.#job, this.#ancestry.values, this.#place());
    const scroller = createScroller(config.pagination, this.#job.scroller, () => clock.now());
    yield event(isChild ? 'debug' : 'info', { kind: 'job-started', pointer }, `Reading "${request.endpoint}".`, name);
    const ending = this.#limitCut() ?? (yield* this.#readPages(scroller(request)));
    const { stop, message, cut } = ending;
    const verdict = this.#watch.conclude(ending, this.#records);
    yield inTurn(() => reports.end(this.#job, { stop, verdict, cut }));
    const counts = { pages: this.#pages, records: this.#records };
    const isLoud = stop === 'repeated-page' || stop.startsWith('max-');
    const summary = `${message} Paging ended after ${countText(counts.pages, 'page')} with ${countText(counts.records, 'record')}.`;
    const level = isLoud ? 'warning' : isChild ? 'debug' : 'info';
    yield event(level, { kind: 'paging-stopped', stopReason: stop, ...counts }, summary, name);
  }

  /** What the job's expressions may refer to. */
  #place(): Omit<Place, 'pointer'> {
    const { iteration, clock } = this.#world;
    return { contexts: iteration.contexts, now: () => clock.now() };
  }

  async *#readPages(first: Step): AsyncGenerator<RunItem, Ending> {
    const fetches = new PageFetches(this.#job, this.#world);
    this.#watch.follow(first);
    try {
      for (let step = first, previous: JsonValue | undefined; ; ) {
        const page = yield* this.#readPage(fetches, step, previous);
        if ('stop' in page) return page;
        const next = page.next ?? this.#nextOf(step, page);
        const cut = isStop(next) && !page.isCut ? undefined : this.#limitCut();
        if (cut !== undefined) return cut;
        if (isStop(next)) {
          yield* missingValueEvents(next, page.response, this.#job.name, this.#pages, this.#world);
          return next;
        }
        yield this.#following(next, page);
        previous = page.response;
        step = next;
      }
    } catch (error) {
      if (error instanceof LimitReached) return limitEnding(error.code, error.value, 'request');
      throw error;
    } finally {
      yield* fetches.abandon();
    }
  }

  /** Requests one page, keeps it and runs its children, unless it repeats one before it. */
  async *#readPage(
    fetches: PageFetches,
    step: Step,
    previous: JsonValue | undefined,
  ): AsyncGenerator<RunItem, ReadPage | Ending> {
    const { event } = this.#world;
    const { request, answer } = yield* fetches.read(step);
    const { response, ignored } = readAnswer(request, answer, this.#world);
    if (ignored !== undefined)
      yield event('warning', { kind: 'ignored-error', status: answer.status }, ignored, this.#job.name);
    if (previous !== undefined && deepEquals(previous, response)) return sameAnswer;
    const selected = readRecords(response, this.#job);
    const { records } = selected;
    const looped = this.#watch.see({
      request: step.request,
      response,
      headers: answer.headers,
      selected,
      isError: ignored !== undefined,
    });
    if (looped !== undefined) return looped;
    const kept = records.slice(0, this.#room());
    const next = this.#mayLookAhead() ? this.#nextOf(step, { response, records }) : undefined;
    // The next answer travels while this one is put into tables.
    if (next !== undefined && !isStop(next)) fetches.start(next);
    const numbered = { response, request: answer.request };
    yield this.#keep({ ...numbered, selected, kept, body: bodyOf(answer, response, ignored) });
    yield* runInOrder(childRuns(this.#job, kept, this.#ancestry, this.#world), this.#world);
    return { ...numbered, records, next, isCut: kept.length < records.length };
  }

  /** What follows a page: the scroller's word, unless it leads in a circle or goes on beyond all measure. */
  #nextOf(step: Step, page: Page): Step | Ending {
    const next = step.next(page);
    if (isStop(next)) return next;
    const { maxJobRequests } = this.#world;
    if (this.#watch.pages >= maxJobRequests) return limitEnding('max-requests', maxJobRequests, 'request');
    return this.#watch.follow(next) ?? next;
  }

  /** Counts a page and puts its records into tables, when its turn has come. */
  #keep({ response, selected, kept, body, request }: PageAnswer): InTurn {
    const { tables, shapes, event, reports } = this.#world;
    const { name } = this.#job;
    const page = ++this.#pages;
    const records = kept.length;
    this.#records += records;
    return {
      inTurn: async () => {
        const report = reports.of(this.#job);
        shapes?.add(name, response);
        report.pages++;
        report.records += records;
        const warnings = await tables.add(this.#job, kept, this.#parents, body);
        const detail = {
          kind: 'page' as const,
          page,
          request,
          records,
          totalRecords: report.records,
          ...recordsPath(selected, this.#job),
        };
        const told = event('debug', detail, `Page ${page}: ${countText(records, 'record')}.`, name);
        return [...warnings, told, ...noRecordsEvents(selected, response, name, page, this.#world)];
      },
    };
  }

  /** What is asked for after a page, and why. */
  #following({ why }: Step, { request }: ReadPage): RunEvent {
    const detail = { kind: 'next-request' as const, page: this.#pages, request };
    return this.#world.event('debug', detail, why ?? 'The paging goes on.', this.#job.name);
  }

  /** Children come before the next page, and with a limit no request may be sent that it would have cut. */
  #mayLookAhead(): boolean {
    return this.#job.children.length === 0 && Object.keys(this.#world.limits).length === 0;
  }

  /** How many records the limit still lets in. */
  #room(): number {
    const { limits, reports } = this.#world;
    return (limits.maxRecords ?? Number.POSITIVE_INFINITY) - reports.of(this.#job).records;
  }

  /** The limit that ends the job here although there would be more to read. */
  #limitCut(): Ending | undefined {
    const { limits, reports } = this.#world;
    const { maxPages, maxRecords } = limits;
    if (maxRecords !== undefined && this.#room() <= 0) return limitEnding('max-records', maxRecords, 'record');
    if (maxPages === undefined || reports.of(this.#job).pages < maxPages) return undefined;
    return limitEnding('max-pages', maxPages, 'page');
  }
}

/** What stands for an ignored error may not be what was sent. */
function bodyOf(answer: HttpResponse, response: JsonValue, ignored: string | undefined): Uint8Array {
  return ignored === undefined ? answer.body : Buffer.from(jsonText(response) ?? '');
}
