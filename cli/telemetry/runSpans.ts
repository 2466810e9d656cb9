import {
  type Attributes,
  type Context,
  type Span,
  SpanKind,
  SpanStatusCode,
  type Tracer,
  trace,
} from '@opentelemetry/api';
import type { JobReport, RunEvent, RunReport } from '@pagewright/engine/run';
import type { RunPart } from './noTelemetry.ts';
import { requestAttributes, requestErrorType } from './requestAttributes.ts';

type EventOf<Kind extends RunEvent['kind']> = Extract<RunEvent, { kind: Kind }>;

interface OpenJob {
  name: string;
  span: Span;
  context: Context;
}

/**
 * The spans of a run: the run, its jobs, their requests, and the writing of its tables. The events come in the order of
 * a sequential run, so an event belongs to the job that has started last and not ended.
 */
export class RunSpans {
  readonly #tracer: Tracer;
  readonly #parent: Context;
  readonly #part: RunPart | undefined;
  #run: { span: Span; context: Context } | undefined;
  readonly #open: OpenJob[] = [];
  /** Jobs that have ended and wait for their verdict: the top-level ones, and those that were interrupted. */
  readonly #ended: { name: string; span: Span; at: Date }[] = [];
  #writing: Span | undefined;
  #last = new Date(0);

  constructor(tracer: Tracer, { parent, part }: { parent: Context; part: RunPart | undefined }) {
    this.#tracer = tracer;
    this.#parent = parent;
    this.#part = part;
  }

  add(event: RunEvent): void {
    const at = new Date(event.time);
    const run = this.#running(at);
    if (event.kind === 'run-started') this.#name(run.span, event);
    else if (event.kind === 'job-started') this.#begin(event, at);
    else if (event.kind === 'request') this.#request(event, at);
    else if (event.kind === 'paging-stopped') this.#stop(event, at);
    else if (event.kind === 'pages-kept') run.span.setAttribute('pagewright.shard', event.shard);
    else if (event.kind === 'table-written') this.#wrote(event, at);
    else if (event.kind === 'error') fail(run.span, event.code, event.message);
    else if (event.kind === 'retry' || event.kind === 'waiting' || event.level === 'warning') this.#note(event, at);
    this.#last = at;
  }

  /** Ends all spans. Verdicts are known only now. */
  end(report: RunReport | undefined): void {
    if (this.#run === undefined) return;
    for (const { name, span } of this.#open.splice(0).reverse()) {
      if (report?.outcome !== 'cancelled') span.setStatus({ code: SpanStatusCode.ERROR });
      this.#ended.push({ name, span, at: this.#last });
    }
    for (const { name, span, at } of this.#ended.splice(0)) {
      const job = report?.jobs.find((each) => each.name === name);
      // A part is no evidence about the whole.
      if (job !== undefined && this.#part !== 'shard') span.setAttributes(verdictAttributes(job));
      span.end(at);
    }
    this.#writing?.end(this.#last);
    this.#conclude(this.#run.span, report);
  }

  #running(at: Date): { span: Span; context: Context } {
    if (this.#run !== undefined) return this.#run;
    const span = this.#tracer.startSpan(this.#part ?? 'run', { startTime: at }, this.#parent);
    this.#run = { span, context: trace.setSpan(this.#parent, span) };
    return this.#run;
  }

  #name(span: Span, { config, environment, values }: EventOf<'run-started'>): void {
    span.updateName(`${this.#part ?? 'run'} ${config}`);
    span.setAttributes({
      'pagewright.config': config,
      ...(environment && { 'pagewright.environment': environment }),
      ...(values && { 'pagewright.values': values }),
    });
  }

  #begin({ job: name = '', pointer, record }: EventOf<'job-started'>, at: Date): void {
    const above = this.#open.at(-1)?.context ?? this.#running(at).context;
    const attributes = {
      'pagewright.job.name': name,
      'pagewright.job.pointer': pointer,
      ...(record !== undefined && { 'pagewright.job.record': record }),
    };
    const span = this.#tracer.startSpan(`job ${name}`, { startTime: at, attributes }, above);
    this.#open.push({ name, span, context: trace.setSpan(above, span) });
  }

  #request(event: EventOf<'request'>, at: Date): void {
    const startTime = new Date(at.getTime() - event.durationMs);
    const options = { kind: SpanKind.CLIENT, startTime, attributes: requestAttributes(event) };
    const span = this.#tracer.startSpan(event.method, options, this.#contextOf(event));
    const errorType = requestErrorType(event);
    if (errorType !== undefined) fail(span, errorType);
    span.end(at);
  }

  #stop({ job, stopReason, pages, records }: EventOf<'paging-stopped'>, at: Date): void {
    const index = this.#open.findLastIndex(({ name }) => name === job);
    const [ended] = index < 0 ? [] : this.#open.splice(index, 1);
    if (ended === undefined) return;
    const { name, span } = ended;
    span.setAttributes({
      'pagewright.job.stop_reason': stopReason,
      'pagewright.pages': pages,
      'pagewright.records': records,
    });
    if (this.#open.length === 0) this.#ended.push({ name, span, at });
    else span.end(at);
  }

  /** Adds the span of a table. Tables are written once all jobs have ended. */
  #wrote({ table, rows, columns }: EventOf<'table-written'>, at: Date): void {
    this.#writing ??= this.#tracer.startSpan('write tables', { startTime: this.#last }, this.#running(at).context);
    const attributes = { 'pagewright.table': table, 'pagewright.rows': rows, 'pagewright.columns': columns.length };
    this.#writing.addEvent('table', attributes, at);
  }

  #note(event: RunEvent, at: Date): void {
    const attributes: Attributes = { message: event.message };
    const span = trace.getSpan(this.#contextOf(event));
    span?.addEvent(event.kind, attributes, at);
  }

  #contextOf({ job, time }: RunEvent): Context {
    return this.#open.findLast(({ name }) => name === job)?.context ?? this.#running(new Date(time)).context;
  }

  #conclude(span: Span, report: RunReport | undefined): void {
    if (report === undefined) fail(span, 'internal');
    else {
      const { outcome, requests, retries, tables } = report;
      const rows = tables.reduce((sum, table) => sum + table.rows, 0);
      span.setAttributes({
        'pagewright.outcome': outcome,
        'pagewright.requests': requests,
        'pagewright.retries': retries,
        'pagewright.rows': rows,
      });
    }
    span.end(this.#last);
  }
}

function verdictAttributes({ verdict }: JobReport): Attributes {
  const [first] = verdict.evidence;
  return {
    'pagewright.job.verdict': verdict.status,
    ...(first && { 'pagewright.job.evidence': first.message }),
  };
}

function fail(span: Span, errorType: string, message?: string): void {
  span.setAttribute('error.type', errorType);
  span.setStatus({ code: SpanStatusCode.ERROR, ...(message !== undefined && { message }) });
}
