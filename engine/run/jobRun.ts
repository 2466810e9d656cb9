import type { JobConfig } from '../core/config/extractionConfig.ts';
import { deepEquals } from '../core/json/deepEquals.ts';
import type { JsonValue } from '../core/json/value.ts';
import { createScroller } from '../core/pagination/createScroller.ts';
import { isStop, type Page, type Step, type Stop } from '../core/pagination/scroller.ts';
import type { StopReason } from '../core/pagination/stopReason.ts';
import { selectRecords } from '../core/records/selectRecords.ts';
import { buildRequest } from '../core/request/buildRequest.ts';
import { concludeVerdict } from '../core/verdict/concludeVerdict.ts';
import { countOf } from './countOf.ts';
import type { RunEvent } from './events.ts';
import { LimitReached } from './limitReached.ts';
import { missingValueEvents, noRecordsEvents } from './pageEvents.ts';
import { readAnswer } from './readAnswer.ts';
import type { JobReport } from './report.ts';
import { sendRequest } from './sendRequest.ts';
import type { World } from './world.ts';

/** A page that was read and stored. */
interface ReadPage extends Page {
  /** True where the limit of records left some of the page out. */
  isCut: boolean;
}

/** One job on its way. What was read so far stays in `report`, where a failure still finds it. */
export class JobRun {
  readonly job: JobConfig;
  readonly report: JobReport;
  readonly #index: number;
  readonly #world: World;
  readonly #requestsBefore: number;

  constructor(job: JobConfig, index: number, world: World) {
    this.job = job;
    this.#index = index;
    this.#world = world;
    this.#requestsBefore = world.counts.requests;
    const { name, pointer } = job;
    this.report = {
      name,
      pointer,
      pages: 0,
      requests: 0,
      records: 0,
      stopReason: 'failed',
      verdict: concludeVerdict('failed'),
    };
  }

  /**
   * Reads page after page until the scroller stops, an answer repeats or a limit cuts (`pagination.md` section 1).
   * Yields what happens; throws what ends the whole run.
   */
  async *run(): AsyncGenerator<RunEvent, void> {
    const { config, event } = this.#world;
    const scroller = createScroller(config.pagination, this.job.scroller, () => this.#world.clock.now());
    yield event(
      'info',
      { kind: 'job-started', pointer: this.job.pointer },
      `Reading "${this.job.endpoint}".`,
      this.job.name,
    );
    const { stop, message } = yield* this.#readPages(scroller(this.job));
    this.end(stop);
    const { pages, records } = this.report;
    const isLoud = stop === 'repeated-page' || stop.startsWith('max-');
    const summary = `${message} Paging ended after ${countOf(pages, 'page')} with ${countOf(records, 'record')}.`;
    const detail = { kind: 'paging-stopped' as const, stopReason: stop, pages, records };
    yield event(isLoud ? 'warning' : 'info', detail, summary, this.job.name);
  }

  /** Settles how the job ended. */
  end(stopReason: StopReason): void {
    this.report.stopReason = stopReason;
    this.report.verdict = concludeVerdict(stopReason);
    this.report.requests = this.#world.counts.requests - this.#requestsBefore;
  }

  async *#readPages(first: Step): AsyncGenerator<RunEvent, Stop> {
    let step = first;
    let previous: JsonValue | undefined;
    try {
      for (;;) {
        const page = yield* this.#readPage(step, previous);
        if ('stop' in page) return page;
        const next = step.next(page);
        const cut = isStop(next) && !page.isCut ? undefined : this.#limitCut();
        if (cut !== undefined) return cut;
        if (isStop(next)) {
          yield* missingValueEvents(next, page.response, this.job.name, this.report.pages, this.#world);
          return next;
        }
        previous = page.response;
        step = next;
      }
    } catch (error) {
      if (!(error instanceof LimitReached)) throw error;
      return { stop: error.code, message: `The limit of ${error.value} requests was reached.` };
    }
  }

  /** Requests one page and keeps it, unless the answer repeats the one before it. */
  async *#readPage({ request }: Step, previous: JsonValue | undefined): AsyncGenerator<RunEvent, ReadPage | Stop> {
    const { config, tables, shapes, event } = this.#world;
    const { name, dataField, endpoint } = this.job;
    const httpRequest = buildRequest(request, config.baseUrl, config.headers);
    const answer = yield* sendRequest(httpRequest, name, this.#world);
    const response = readAnswer(httpRequest, answer);
    if (previous !== undefined && deepEquals(previous, response)) {
      return { stop: 'repeated-page', message: 'The answer is the same as the one before it.' };
    }
    shapes.add(name, response);
    const selected = selectRecords(response, dataField, endpoint);
    const kept = selected.records.slice(0, this.#room());
    this.report.pages++;
    this.report.records += kept.length;
    yield* tables.add(this.#index, kept, answer.body);
    const detail = {
      kind: 'page' as const,
      page: this.report.pages,
      records: kept.length,
      totalRecords: this.report.records,
    };
    yield event('debug', detail, `Page ${detail.page}: ${countOf(detail.records, 'record')}.`, name);
    yield* noRecordsEvents(selected, response, name, this.report.pages, this.#world);
    return { response, records: selected.records, isCut: kept.length < selected.records.length };
  }

  /** How many records the limit still lets in. */
  #room(): number {
    return (this.#world.limits.maxRecords ?? Number.POSITIVE_INFINITY) - this.report.records;
  }

  /** The limit that ends the job here although there would be more to read. */
  #limitCut(): Stop | undefined {
    const { maxPages, maxRecords } = this.#world.limits;
    if (this.#room() <= 0) return { stop: 'max-records', message: `The limit of ${maxRecords} records was reached.` };
    if (maxPages === undefined || this.report.pages < maxPages) return undefined;
    return { stop: 'max-pages', message: `The limit of ${maxPages} pages was reached.` };
  }
}
