import type { ExtractionConfig, Iteration } from '../core/config/extractionConfig.ts';
import type { PaceReport, PagingSearch, RunEvent, RunReport, TableReport } from '../core/contracts/generated/types.ts';
import { elapsed } from '../core/elapsed.ts';
import { isUserError, RecordsError, StatusError, type UserError } from '../core/errors.ts';
import { LinkedAbort } from '../core/linkedAbort.ts';
import { countText } from '../core/text/countText.ts';
import { withinText } from '../core/text/withinText.ts';
import type { Clock } from '../io/clock.ts';
import { type Ahead, type Part, runInOrder } from './ahead/runInOrder.ts';
import { Slots } from './ahead/slots.ts';
import { jobsInFile } from './counting/jobsInFile.ts';
import type { RunCounts } from './counting/runCounts.ts';
import type { EventMaker } from './events/eventMaker.ts';
import { type RunItem, takeTurns } from './events/runItem.ts';
import { processorEvents, reportProcessors } from './processorEvents.ts';
import { emptyReport, type RunName } from './report.ts';
import { runJob } from './runJob.ts';
import { type PagingSearchRun, searchJob } from './searchJob.ts';
import type { PageSender } from './sending/sender.ts';
import type { Share } from './shards/share.ts';
import type { RunWatch } from './watching/runWatch.ts';
import type { Writer } from './writing/writer.ts';

/** The resources of a run: the ports of sending, counting and writing, and related values. */
export interface RunServices {
  config: ExtractionConfig;
  /** Searches the paging of the jobs instead of running them; absent: runs them. */
  search?: (PagingSearchRun & { result(requests: number): PagingSearch }) | undefined;
  createSender(iteration: Iteration): PageSender;
  counts: RunCounts;
  writer: Writer;
  ahead: Ahead;
  /** The pace of the requests until now. */
  pace(): PaceReport | undefined;
  share: Share;
  event: EventMaker;
  watch: RunWatch;
  clock: Clock;
  /** The time for functions, Unix time in milliseconds. */
  now(): number;
  signal: AbortSignal;
}

export interface RunDetails extends RunName {
  /** Unix time in milliseconds. */
  startedAt: number;
  /** The start of the previous run in Unix seconds, if it is later than this one. */
  previousAhead?: number | undefined;
  /** The state file of the previous run and its fault, if it cannot be read. */
  unreadableState?: { file: string; fault: string } | undefined;
}

/**
 * Runs the iterations of a configuration one after another and writes their tables. Yields every event; returns the
 * report, also if the run failed or was cancelled, in which case the tables of the previous run do not change. Throws
 * only for internal errors.
 */
export async function* runExtraction(services: RunServices, details: RunDetails): AsyncGenerator<RunEvent, RunReport> {
  const { writer, ahead, signal } = services;
  const report = emptyReport(details, details.startedAt);
  const work = new LinkedAbort(signal);
  try {
    yield* openingEvents(services, details);
    yield* takeTurns(runInOrder(iterationRuns(services), ahead, work.signal));
    report.tables = yield* writer.publish(details.startedAt, signal);
  } catch (error) {
    yield failureEvent(error, report, services);
  } finally {
    // Where a row cannot be written, parts that run ahead would go on.
    work.abort();
    work.release();
    await writer.discard();
  }
  return yield* finish(report, services, details);
}

function* openingEvents(
  { config: { debug, warnings, processors }, writer, event }: RunServices,
  { previousAhead, unreadableState, configName: config, environment, values }: RunDetails,
): Generator<RunEvent, void> {
  if (unreadableState !== undefined) {
    const { file, fault } = unreadableState;
    const message = `The state of the previous run, "${file}", ${fault}; this run starts without it.`;
    yield event('warning', { kind: 'state-unreadable', file }, message);
  }
  const names = { ...(environment !== undefined && { environment }), ...(values !== undefined && { values }) };
  yield event('info', { kind: 'run-started', config, ...names, debug }, `Running "${config}"${withinText(names)}.`);
  if (previousAhead !== undefined) {
    const previousStart = new Date(previousAhead * 1000).toISOString();
    const message = `By the state, the previous run began at ${previousStart}, which is later than now. What "previousStart" leaves out may be missing: check the clock, or run once without the state.`;
    yield event('warning', { kind: 'state-ahead', previousStart }, message);
  }
  for (const { pointer, message } of warnings) {
    yield event('warning', { kind: 'config-warning', pointer }, message);
  }
  if (writer.hasTables) yield* processorEvents(processors, event);
}

/** The iterations of a run (`docs/format/configuration.md#8-iterations`). */
function* iterationRuns(services: RunServices): Generator<Part, void> {
  for (const iteration of services.config.iterations) yield (signal) => runIteration(iteration, services, signal);
}

/** Runs the jobs one after another, also in a parallel run: one may prepare data in the API for the next one. */
async function* runIteration(
  iteration: Iteration,
  { config: { pagination }, search, createSender, counts, writer, ahead, share, event, watch, now }: RunServices,
  signal: AbortSignal,
): AsyncGenerator<RunItem, void> {
  const sender = createSender(iteration);
  await watch.iteration(iteration);
  yield writer.begin(iteration);
  const shared = { sender, counts, writer, iteration, pagination, ahead, share, event, watch, now, signal };
  for (const job of iteration.jobs) {
    const ports = { ...shared, foreseen: new Slots(ahead.paces.maxWidth - 1) };
    yield* search === undefined ? runJob(job, ports) : searchJob(job, ports, search);
  }
  yield writer.end(iteration);
}

/** Writes a failure into the report and returns its event; rethrows internal errors. */
function failureEvent(error: unknown, report: RunReport, { signal, event, counts }: RunServices): RunEvent {
  if (signal.aborted) {
    report.outcome = 'cancelled';
    const message = 'The run was cancelled; the tables of the previous run are untouched.';
    return event('warning', { kind: 'cancelled' }, message);
  }
  if (!isUserError(error)) throw error;
  const { code, pointer } = error;
  const job = counts.failedJob;
  const response = error instanceof StatusError ? responseOf(error) : undefined;
  const cause = { ...error.found, ...placesOf(error) };
  const failure = event(
    'error',
    { kind: 'error', code, ...(pointer !== undefined && { pointer }), ...response, ...cause },
    error.message,
    job,
  );
  report.outcome = 'failed';
  const request = response?.request;
  report.error = {
    code,
    message: failure.message,
    ...(job !== undefined && { job }),
    ...(request !== undefined && { request }),
  };
  return failure;
}

function responseOf({ status, request }: StatusError): { status: number; request?: number } {
  return { status, ...(request !== undefined && { request }) };
}

/** Where the response has records, if it is unclear which of them are meant. */
function placesOf(error: UserError): { dataFields?: string[] } {
  if (!(error instanceof RecordsError) || error.dataFields.length === 0) return {};
  return { dataFields: [...error.dataFields] };
}

async function* finish(
  report: RunReport,
  { config, search, counts, pace, writer, clock, event }: RunServices,
  { startedAt }: RunDetails,
): AsyncGenerator<RunEvent, RunReport> {
  const jobs = config.iterations.flatMap((iteration) => iteration.jobs);
  const found = counts.report(jobs);
  const counted = { ...found, jobs: jobsInFile(found.jobs, config.root) };
  const durationMs = elapsed(startedAt, clock.now());
  if (report.outcome === 'done') {
    const { requests } = counted;
    const tables = writer.hasTables ? tablesText(report.tables) : '';
    const message = `Finished: ${countText(requests, 'request')}${tables}.`;
    yield event('info', { kind: 'run-finished', requests, durationMs }, message);
  }
  const paced = pace();
  const processors = writer.hasTables ? reportProcessors(config.processors, report.tables) : {};
  return {
    ...report,
    ...counted,
    ...(paced && { pace: paced }),
    ...processors,
    durationMs,
    ...(search && { search: search.result(counted.requests) }),
  };
}

function tablesText(tables: readonly TableReport[]): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  return `, ${countText(tables.length, 'table')} with ${countText(rows, 'row')}`;
}
