import type { JobConfig } from '../../core/config/extractionConfig.ts';
import type { RunEventDetail, RunReport } from '../../core/contracts/generated/types.ts';
import type { RunSize } from '../../core/forecast/runSize.ts';
import { defaultMaxJobRequests } from '../../core/pagination/defaultMaxJobRequests.ts';
import type { RunVerdict } from '../../core/verdict/verdict.ts';
import { type InTurn, inTurn } from '../events/runItem.ts';
import { JobReports, type ParentCount } from './jobReports.ts';
import { type JobStop, LimitReached, limitStop } from './jobStop.ts';
import type { RunLimits } from './limits.ts';

/** Pages, and their records, that were read but may not be data. */
export interface Waiting {
  pages: number;
  records: number;
}

/** The counts of a run and of each of its jobs, checked against the limits. */
export class RunCounts {
  readonly #limits: RunLimits;
  readonly #maxJobRequests: number;
  readonly #jobs = new JobReports();
  #requests = 0;
  #retries = 0;
  #surplus = 0;
  #byOthers: Pick<RunReport, 'requests' | 'retries'> | undefined;

  /** `maxJobRequests`: the maximum of paging requests of one job run. */
  constructor(limits: RunLimits, maxJobRequests = defaultMaxJobRequests) {
    this.#limits = limits;
    this.#maxJobRequests = maxJobRequests;
  }

  /** Whether the run is a trial: it sends no request that a limit would have cut. */
  get isLimited(): boolean {
    return Object.keys(this.#limits).length > 0;
  }

  /** Name of the job in which the run failed, or was cancelled. */
  get failedJob(): string | undefined {
    return this.#jobs.failedJob;
  }

  /** The number of requests that were sent so far. */
  get sent(): number {
    return this.#requests;
  }

  /** Throws LimitReached if the run may send no further request. */
  requireRoom(): void {
    const { maxRequests } = this.#limits;
    if (maxRequests === undefined || this.#requests < maxRequests) return;
    throw new LimitReached(limitStop('max-requests', maxRequests, 'request'));
  }

  request(job: JobConfig): InTurn {
    return inTurn(() => {
      this.#requests++;
      this.#jobs.of(job).requests++;
    });
  }

  /** Counts what came for a request of a job. */
  response(job: JobConfig, { bytes, durationMs }: { bytes: number; durationMs: number }): InTurn {
    return inTurn(() => this.#jobs.countResponse(job, bytes, durationMs));
  }

  retry(): InTurn {
    return inTurn(() => {
      this.#retries++;
    });
  }

  /** Adds requests that shards of this run have sent. */
  sentByOthers(sent: Pick<RunReport, 'requests' | 'retries'>): void {
    this.#byOthers = sent;
  }

  /** Counts requests that were sent ahead without need. */
  surplus(count: number): InTurn {
    return inTurn(() => {
      this.#surplus += count;
    });
  }

  begin(job: JobConfig): InTurn {
    return inTurn(() => this.#jobs.begin(job));
  }

  /** Counts a page of a job when its turn has come; returns the job's number of records so far. */
  page(job: JobConfig, records: number): number {
    const report = this.#jobs.of(job);
    report.pages++;
    report.records += records;
    return report.records;
  }

  /** Number of further records of a job that the limit allows. */
  roomFor(job: JobConfig): number {
    return (this.#limits.maxRecords ?? Number.POSITIVE_INFINITY) - this.#jobs.of(job).records;
  }

  /** The limit that ends a job here before its end; `pages`: those of this run. Waiting pages count as data. */
  stopOf(job: JobConfig, pages: number, waiting: Waiting = { pages: 0, records: 0 }): JobStop | undefined {
    const { maxPages, maxRunPages, maxRecords } = this.#limits;
    if (maxRecords !== undefined && this.roomFor(job) <= waiting.records)
      return limitStop('max-records', maxRecords, 'record');
    if (maxRunPages !== undefined && pages + waiting.pages >= maxRunPages)
      return limitStop('max-pages', maxRunPages, 'page');
    if (maxPages === undefined || this.#jobs.of(job).pages + waiting.pages < maxPages) return undefined;
    return limitStop('max-pages', maxPages, 'page');
  }

  /** The stop of a paging that exceeds `maxJobRequests`. */
  stopAfter(pages: number): JobStop | undefined {
    return pages < this.#maxJobRequests ? undefined : limitStop('max-requests', this.#maxJobRequests, 'request');
  }

  /** Whether a child job may run for one more record. If not, the limit is recorded. */
  takesChild(child: JobConfig): boolean {
    const { maxChildRuns: value } = this.#limits;
    if (value === undefined || this.#jobs.runsOf(child) < value) return true;
    this.#jobs.cut(child, { code: 'max-children', value });
    return false;
  }

  /** Counts the records of a page of its parent for a child job. */
  countParents(child: JobConfig, count: ParentCount): void {
    this.#jobs.countParents(child, count);
  }

  /** Records that a child job cannot run, although there is a record for it. */
  neverRan(child: JobConfig): void {
    this.#jobs.neverRan(child);
  }

  /** Whether a limit has cut a job off, so that it does not run for further records. */
  isCut(job: JobConfig): boolean {
    const isOfEachRun = this.#limits.maxPages === undefined;
    return this.#jobs.cutsOf(job).some((code) => !isOfEachRun || code !== 'max-pages');
  }

  /** Whether this is the first time for a job, or for a part of it, in all of its runs. */
  isFirst(job: JobConfig, what: RunEventDetail['kind'], about = ''): boolean {
    return this.#jobs.isFirst(job, `${what} ${about}`);
  }

  /** Records the end of a job's run; `size`: what it has in whole, if that is known. */
  end(job: JobConfig, { stop, cut }: JobStop, verdict: RunVerdict, size?: RunSize): InTurn {
    return inTurn(() => this.#jobs.end(job, { stop, verdict, cut, size }));
  }

  /** Records an error that ended a run of a job; its parent jobs fail with it. */
  fail(job: JobConfig, { stop }: JobStop, verdict: RunVerdict): InTurn {
    return inTurn(() => this.#jobs.fail(job, { stop, verdict }));
  }

  /** The part of the report about these jobs, in the order of the configuration. */
  report(
    jobs: readonly JobConfig[],
  ): Pick<RunReport, 'requests' | 'retries' | 'surplusRequests' | 'responses' | 'jobs' | 'limits'> {
    const counted = {
      ...(this.#byOthers ?? { requests: this.#requests, retries: this.#retries }),
      ...(this.#surplus > 0 && { surplusRequests: this.#surplus }),
    };
    const responses = this.#jobs.responses(jobs);
    const received = responses.length === 0 ? {} : { responses };
    return { ...counted, ...received, jobs: this.#jobs.list(jobs), limits: this.#jobs.limits(jobs) };
  }
}
