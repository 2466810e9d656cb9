import type { RunEvent, RunReport } from '@pagewright/engine/run';
import { OngoingWait, shownLevel, unseenNumbers, type WaitingEvent } from '@pagewright/engine/summary';
import type { Run } from '../../running/run/run.ts';
import { configHash } from '../../shared/text/configHash.ts';
import type { JobRecord, RequestRecord, RunRecord } from './runRecord.ts';
import { addPagePoint, addRequestPoint } from './runSeries.ts';
import { WaitedTime } from './waitedTime.ts';

/** The numbers of a job's first and last requests that are stored one by one. */
export const [keptFirst, keptLast] = [100, 400];

/** A run of this window, or one that happened elsewhere and was opened here. */
export type RecordedRun = Omit<Run, 'signal' | 'cancel'> & Pick<RunRecord, 'from'>;

type RequestEvent = Extract<RunEvent, { kind: 'request' }>;

/** Builds the record of a run from its events as they come. Keeps no more than the record holds. */
export class RunRecorder {
  readonly record: RunRecord;
  readonly #startedAt: number;
  readonly #textVersion: number | undefined;
  readonly #jobs = new Map<string, JobRecord>();
  /** The parent record of the current run of each child job. */
  readonly #parents = new Map<JobRecord, RequestRecord['parent']>();
  readonly #waited = new WaitedTime();
  readonly #waits = new OngoingWait();

  constructor({
    id,
    startedAt,
    configFile,
    configText,
    textVersion,
    scope,
    title,
    outDir,
    from,
    forecast,
  }: RecordedRun) {
    this.#startedAt = startedAt.getTime();
    this.#textVersion = textVersion;
    this.record = {
      version: 1,
      id,
      configFile,
      ...(configText !== '' && { configHash: configHash(configText) }),
      scope,
      title,
      outDir,
      from,
      startedAt: startedAt.toISOString(),
      ...(forecast && { forecast }),
      state: 'running',
      durationMs: 0,
      jobs: [],
      requests: [],
      counts: { debug: 0, info: 0, warning: 0, error: 0 },
    };
  }

  add(event: RunEvent): void {
    this.record.counts[shownLevel(event)]++;
    this.record.durationMs = Math.max(0, Date.parse(event.time) - this.#startedAt);
    if (event.kind === 'job-started') this.#begin(event);
    if (event.kind === 'request') this.#addRequest(event);
    if (event.kind === 'retry') this.#addRetry(event);
    if (event.kind === 'waiting') this.#addWait(event);
    this.#setWaiting(this.#waits.after(event));
    if (event.kind === 'page') this.#addPage(event);
    if (event.kind === 'next-request' || event.kind === 'paging-stopped') this.#addNext(event);
  }

  /** Completes the record, with the report of the run if there is one. */
  end(report: RunReport | undefined): void {
    this.record.state = report?.outcome ?? 'fault';
    this.#setWaiting(undefined);
    this.record.durationMs = report?.durationMs ?? this.record.durationMs;
    if (report === undefined) return;
    this.record.report = report;
    // Somebody saved a version right before the job.
    if (report.remote !== undefined && report.remote.version !== this.#textVersion) delete this.record.configHash;
    if (this.record.from !== undefined || report?.remote !== undefined) this.#complete(report);
  }

  /** Completes a run that happened elsewhere, whose report knows more than its remaining exchanges. */
  #complete(report: RunReport): void {
    for (const [index, { name, pages, records, requests }] of report.jobs.entries()) {
      const unseen = unseenNumbers(report, index);
      const job = this.#job(name);
      const forgotten = Math.max(0, requests - job.requests.length);
      Object.assign(job, { pages, records, forgotten, ...(unseen.length > 0 && { unseen }) });
    }
  }

  #begin({ job: name = '', record }: Extract<RunEvent, { kind: 'job-started' }>): void {
    const job = this.#job(name);
    job.runs++;
    if (record === undefined) return;
    // The children of a page run before the next one is read.
    const parent = this.#jobs.get(name.slice(0, name.lastIndexOf(' > ')));
    const page = parent?.requests.findLast((request) => request.page !== undefined)?.page;
    this.#parents.set(job, page && { page: page.page, record });
    if (parent !== undefined && page !== undefined) job.parents = parent.records - page.records + record;
  }

  #job(name = ''): JobRecord {
    const known = this.#jobs.get(name);
    if (known !== undefined) return known;
    const job: JobRecord = { name, runs: 0, requests: [], forgotten: 0, pages: 0, records: 0, recordsPerPage: [] };
    this.#jobs.set(name, job);
    this.record.jobs.push(job);
    return job;
  }

  #addRequest({
    request: number,
    method,
    path,
    durationMs,
    attempt,
    status,
    bytes,
    fromCache,
    error,
    ...event
  }: RequestEvent): void {
    const job = this.#job(event.job);
    const end = Date.parse(event.time) - this.#startedAt;
    const at = Math.max(0, end - durationMs);
    const response = { status, bytes, fromCache, error };
    const parent = this.#parents.get(job);
    job.requests.push({ number, method, path, at, ms: durationMs, attempt, ...response, ...(parent && { parent }) });
    if (job.requests.length > keptFirst + keptLast) {
      job.requests.splice(keptFirst, 1);
      job.forgotten++;
    }
    const isFailure = status === undefined || status >= 400;
    const [repeats, failures] = [attempt > 1 ? 1 : 0, isFailure ? 1 : 0];
    const [first, last] = [number, number];
    addRequestPoint(this.record.requests, {
      first,
      last,
      from: at,
      to: end,
      maxMs: durationMs,
      sumMs: durationMs,
      repeats,
      failures,
      waitMs: 0,
    });
  }

  #addRetry(event: Extract<RunEvent, { kind: 'retry' }>): void {
    const request = this.#job(event.job).requests.at(-1);
    if (request !== undefined) request.waitMs = event.delayMs;
    this.#addWait(event);
  }

  /** Adds a wait to the time that the run waited. A request that waits for its retry may wait for a limit as well. */
  #addWait({ time, delayMs }: Pick<WaitingEvent, 'time' | 'delayMs'>): void {
    const from = Date.parse(time);
    const waitedMs = this.#waited.add(from, from + delayMs);
    const point = this.record.requests.at(-1);
    if (point !== undefined) point.waitMs += waitedMs;
  }

  #setWaiting(waiting: WaitingEvent | undefined): void {
    if (waiting === undefined) delete this.record.waiting;
    else this.record.waiting = waiting;
  }

  #addPage({ page, records, path, request, job: name, total, pageCount }: Extract<RunEvent, { kind: 'page' }>): void {
    const job = this.#job(name);
    Object.assign(job, total !== undefined && { total }, pageCount !== undefined && { pageCount });
    job.pages++;
    job.records += records;
    addPagePoint(job.recordsPerPage, { first: job.pages, last: job.pages, min: records, max: records, sum: records });
    const found = findRequest(job, request);
    if (found !== undefined) found.page = { page, records, path };
  }

  /** Notes the event that ends the paging, which follows the one of the last page. */
  #addNext(event: Extract<RunEvent, { kind: 'next-request' | 'paging-stopped' }>): void {
    const job = this.#job(event.job);
    const number = event.kind === 'next-request' ? event.request : undefined;
    const found =
      number === undefined ? job.requests.findLast(({ page }) => page !== undefined) : findRequest(job, number);
    if (found?.page !== undefined && found.page.next === undefined) found.page.next = event.message;
  }
}

/** Finds a request. Searches from the end: the event of a page follows soon after that of its request. */
function findRequest({ requests }: JobRecord, number: number | undefined): RequestRecord | undefined {
  return requests.findLast((request) => request.number === number);
}
