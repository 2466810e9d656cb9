import type { JobConfig } from '../core/config/extractionConfig.ts';
import { deepEquals } from '../core/json/deepEquals.ts';
import { jsonText } from '../core/json/jsonText.ts';
import type { JsonValue } from '../core/json/value.ts';
import { createScroller } from '../core/pagination/createScroller.ts';
import { isStop, type Page, type Step, type Stop } from '../core/pagination/scroller.ts';
import {
  fillEndpoint,
  type PlaceholderValues,
  parentColumns,
  placeholderValues,
} from '../core/records/placeholders.ts';
import { readRecords } from '../core/records/readRecords.ts';
import { buildRequest } from '../core/request/buildRequest.ts';
import { underlay } from '../core/request/underlay.ts';
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

/** Where a child job stands: the records above it, nearest first, and the values of its placeholders. */
interface Ancestry {
  records: readonly JsonValue[];
  values: PlaceholderValues;
}

const topLevel: Ancestry = { records: [], values: new Map() };

/** One run of a job. What was read so far stays in its report, where a failure still finds it. */
export class JobRun {
  readonly #job: JobConfig;
  readonly #world: World;
  readonly #ancestry: Ancestry;
  readonly #report: JobReport;
  readonly #isFirst: boolean;
  #pages = 0;

  constructor(job: JobConfig, world: World, ancestry: Ancestry = topLevel) {
    this.#job = job;
    this.#world = world;
    this.#ancestry = ancestry;
    this.#report = world.reports.of(job);
    this.#isFirst = this.#report.requests === 0;
  }

  /**
   * Reads page after page, and runs the children of each, until the scroller stops, an answer repeats or a limit cuts
   * (`pagination.md` section 1). Yields what happens; throws what ends the whole run.
   */
  async *run(): AsyncGenerator<RunEvent, void> {
    try {
      yield* this.#readAll();
    } catch (error) {
      this.#world.reports.fail(this.#job, this.#world.signal.aborted ? 'cancelled' : 'failed', this.#isFirst);
      throw error;
    }
  }

  async *#readAll(): AsyncGenerator<RunEvent, void> {
    const { config, event, clock, reports } = this.#world;
    const { name, pointer } = this.#job;
    const endpoint = fillEndpoint(this.#job.endpoint, this.#ancestry.values);
    const scroller = createScroller(config.pagination, this.#job.scroller, () => clock.now());
    const isChild = this.#ancestry !== topLevel;
    yield event(isChild ? 'debug' : 'info', { kind: 'job-started', pointer }, `Reading "${endpoint}".`, name);
    const recordsBefore = this.#report.records;
    const { stop, message } = this.#limitCut() ?? (yield* this.#readPages(scroller({ ...this.#job, endpoint })));
    reports.end(this.#job, stop, this.#isFirst);
    const counts = { pages: this.#pages, records: this.#report.records - recordsBefore };
    const isLoud = stop === 'repeated-page' || stop.startsWith('max-');
    const summary = `${message} Paging ended after ${countOf(counts.pages, 'page')} with ${countOf(counts.records, 'record')}.`;
    yield event(
      isLoud ? 'warning' : isChild ? 'debug' : 'info',
      { kind: 'paging-stopped', stopReason: stop, ...counts },
      summary,
      name,
    );
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
          yield* missingValueEvents(next, page.response, this.#job.name, this.#pages, this.#world);
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

  /** Requests one page, keeps it and runs its children, unless the answer repeats the one before it. */
  async *#readPage({ request }: Step, previous: JsonValue | undefined): AsyncGenerator<RunEvent, ReadPage | Stop> {
    const { config, tables, shapes, event } = this.#world;
    const job = this.#job;
    const params = underlay(config.defaultParams, request.params);
    const httpRequest = buildRequest({ ...request, params }, config.baseUrl, config.headers);
    const answer = yield* sendRequest(httpRequest, this.#report, this.#world);
    const { response, ignored } = readAnswer(httpRequest, answer, config.ignoredStatuses);
    if (ignored !== undefined)
      yield event('warning', { kind: 'ignored-error', status: answer.status }, ignored, job.name);
    if (previous !== undefined && deepEquals(previous, response)) {
      return { stop: 'repeated-page', message: 'The answer is the same as the one before it.' };
    }
    shapes.add(job.name, response);
    const selected = readRecords(response, job);
    const kept = selected.records.slice(0, this.#room());
    this.#pages++;
    this.#report.pages++;
    this.#report.records += kept.length;
    const parents: [string, JsonValue][] = [...new Map([...job.extraColumns, ...parentColumns(this.#ancestry.values)])];
    // What stands for an ignored error may not be what was sent.
    const body = ignored === undefined ? answer.body : Buffer.from(jsonText(response) ?? '');
    yield* tables.add(job, kept, parents, body);
    const detail = {
      kind: 'page' as const,
      page: this.#pages,
      records: kept.length,
      totalRecords: this.#report.records,
    };
    yield event('debug', detail, `Page ${detail.page}: ${countOf(detail.records, 'record')}.`, job.name);
    yield* noRecordsEvents(selected, response, job.name, this.#pages, this.#world);
    for (const child of job.children) yield* this.#runChild(child, kept);
    return { response, records: selected.records, isCut: kept.length < selected.records.length };
  }

  /** Runs a child job for every record that its filter lets through (`jobs.md` section 6). */
  async *#runChild(child: JobConfig, records: readonly JsonValue[]): AsyncGenerator<RunEvent, void> {
    for (const record of records) {
      if (child.recordFilter !== undefined && !child.recordFilter(record)) continue;
      // A limit that has ended the child for good is said once, not for every record that is left.
      if (this.#world.reports.of(child).stopReason.startsWith('max-')) return;
      const above = [record, ...this.#ancestry.records];
      for (const values of placeholderValues(child.placeholders, above, this.#ancestry.values)) {
        yield* new JobRun(child, this.#world, { records: above, values }).run();
      }
    }
  }

  /** How many records the limit still lets in. */
  #room(): number {
    return (this.#world.limits.maxRecords ?? Number.POSITIVE_INFINITY) - this.#report.records;
  }

  /** The limit that ends the job here although there would be more to read. */
  #limitCut(): Stop | undefined {
    const { maxPages, maxRecords } = this.#world.limits;
    if (this.#room() <= 0) return { stop: 'max-records', message: `The limit of ${maxRecords} records was reached.` };
    if (maxPages === undefined || this.#report.pages < maxPages) return undefined;
    return { stop: 'max-pages', message: `The limit of ${maxPages} pages was reached.` };
  }
}
