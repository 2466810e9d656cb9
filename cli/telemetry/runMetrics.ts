import type { Attributes, Meter } from '@opentelemetry/api';
import { ATTR_ERROR_TYPE, METRIC_HTTP_CLIENT_REQUEST_DURATION } from '@opentelemetry/semantic-conventions';
import type { RunEvent, RunReport } from '@pagewright/engine/run';
import type { RunPart } from './noTelemetry.ts';
import { commonAttributes, requestErrorType, serverOf } from './requestAttributes.ts';

/** The buckets that the conventions require, in seconds. */
const requestBuckets = [0.005, 0.01, 0.025, 0.05, 0.075, 0.1, 0.25, 0.5, 0.75, 1, 2.5, 5, 7.5, 10];
const longBuckets = [0.1, 1, 5, 10, 30, 60, 300, 600, 1800, 3600, 7200, 14400];

/** The metrics of a run, counted from its events and its report. */
export class RunMetrics {
  readonly #instruments: ReturnType<typeof createInstruments>;
  /** The start times of jobs that have not ended. */
  readonly #begun: { name: string; at: number }[] = [];
  readonly #part: RunPart | undefined;
  /** The attributes of all points. */
  #run: Attributes;

  constructor(meter: Meter, part: RunPart | undefined) {
    this.#instruments = createInstruments(meter);
    this.#part = part;
    this.#run = part === undefined ? {} : { 'pagewright.part': part };
  }

  add(event: RunEvent): void {
    const { retries, waits, pages, records, rows } = this.#instruments;
    const job = { ...this.#run, 'pagewright.job.name': event.job ?? '' };
    switch (event.kind) {
      case 'run-started':
        this.#run = { ...this.#run, 'pagewright.config': event.config };
        break;
      case 'job-started':
        this.#begun.push({ name: event.job ?? '', at: Date.parse(event.time) });
        break;
      case 'request':
        this.#request(event, job);
        break;
      case 'retry':
        retries.add(1, { ...job, 'pagewright.retry.reason': event.reason });
        break;
      case 'waiting':
        waits.record(event.delayMs / 1000, {
          ...this.#run,
          ...serverOf(event.origin),
          'pagewright.wait.reason': event.reason,
        });
        break;
      case 'page':
        pages.add(1, job);
        records.add(event.records, job);
        break;
      case 'paging-stopped':
        this.#stop(event, job);
        break;
      case 'table-written':
        rows.add(event.rows, { ...this.#run, 'pagewright.table': event.table });
        break;
    }
  }

  end(report: RunReport | undefined): void {
    const { runDuration, jobs } = this.#instruments;
    if (report === undefined) return;
    runDuration.record(report.durationMs / 1000, { ...this.#run, 'pagewright.outcome': report.outcome });
    // A part is no evidence about the whole.
    if (this.#part === 'shard') return;
    for (const { name, verdict } of report.jobs) {
      jobs.add(1, { ...this.#run, 'pagewright.job.name': name, 'pagewright.job.verdict': verdict.status });
    }
  }

  #request(event: Extract<RunEvent, { kind: 'request' }>, job: Attributes): void {
    // Nothing was sent.
    if (event.fromCache) return;
    const { requests, requestDuration } = this.#instruments;
    const errorType = requestErrorType(event);
    const failed = errorType === undefined ? {} : { [ATTR_ERROR_TYPE]: errorType };
    requests.add(1, job);
    requestDuration.record(event.durationMs / 1000, { ...job, ...commonAttributes(event), ...failed });
  }

  #stop({ job: ended, time }: RunEvent, job: Attributes): void {
    const index = this.#begun.findLastIndex(({ name }) => name === ended);
    const [begun] = index < 0 ? [] : this.#begun.splice(index, 1);
    if (begun !== undefined) this.#instruments.jobDuration.record(seconds(Date.parse(time) - begun.at), job);
  }
}

function createInstruments(meter: Meter) {
  const counter = (name: string, unit: string, description: string) =>
    meter.createCounter(name, { unit: `{${unit}}`, description });
  const histogram = (name: string, description: string, explicitBucketBoundaries: number[]) =>
    meter.createHistogram(name, { unit: 's', description, advice: { explicitBucketBoundaries } });
  return {
    requests: counter('pagewright.requests', 'request', 'HTTP requests that were sent.'),
    requestDuration: histogram(METRIC_HTTP_CLIENT_REQUEST_DURATION, 'Duration of HTTP requests.', requestBuckets),
    retries: counter('pagewright.retries', 'retry', 'Requests that were retried.'),
    waits: histogram('pagewright.wait.duration', 'Duration of waits for a limit of an API.', longBuckets),
    pages: counter('pagewright.pages', 'page', 'Pages that were read.'),
    records: counter('pagewright.records', 'record', 'Records that were read.'),
    rows: counter('pagewright.rows', 'row', 'Rows that were written.'),
    jobs: counter('pagewright.jobs', 'job', 'Jobs that ran, by their verdict.'),
    jobDuration: histogram('pagewright.job.duration', 'Duration of a run of a job.', longBuckets),
    runDuration: histogram('pagewright.run.duration', 'Duration of the run.', longBuckets),
  };
}

function seconds(milliseconds: number): number {
  return Math.max(0, milliseconds) / 1000;
}
