import { absolutePointer } from '../core/config/absolutePointer.ts';
import type { JsonObject } from '../core/json/value.ts';
import { countText } from '../core/text/countText.ts';
import { redactVerdict } from '../core/verdict/redactVerdict.ts';
import { UserError } from '../errors.ts';
import { runInOrder } from './ahead/runInOrder.ts';
import type { RunEvent } from './events.ts';
import { iterationRuns } from './iterationRuns.ts';
import { nextState } from './nextState.ts';
import type { RunReport } from './report.ts';
import { takeTurns } from './runItem.ts';
import type { World } from './world.ts';

/** What a run is called and what it starts from. */
export interface RunDetails {
  configName: string;
  /** Unix time in milliseconds. */
  startedAt: number;
  /** State of the run before; empty where there is none. */
  state: JsonObject;
}

/**
 * Runs the iterations of a configuration one after another and writes their tables. Yields every event; returns the report,
 * also where the run failed or was cancelled, in which case the tables of the run before stay as they were. Throws only
 * for faults of ours.
 */
export async function* runExtraction(world: World, details: RunDetails): AsyncGenerator<RunEvent, RunReport> {
  const report = emptyReport(details);
  yield world.event(
    'info',
    { kind: 'run-started', config: details.configName, debug: world.config.debug },
    `Running "${details.configName}".`,
  );
  try {
    for (const { pointer, message } of world.config.warnings) {
      yield world.event(
        'warning',
        { kind: 'config-warning', pointer: absolutePointer(world.config.root, pointer) },
        message,
      );
    }
    yield* takeTurns(runInOrder(iterationRuns(world.config), world));
    report.tables = yield* world.tables.write(world.signal);
    await world.output.writeFile('state.json', nextState(details.state, details.startedAt, world.tables.state));
    world.signal.throwIfAborted();
    await world.output.publish();
  } catch (error) {
    report.tables = [];
    yield failureEvent(error, report, world);
  } finally {
    await world.output.discard();
  }
  return yield* finish(report, world, details);
}

/** Writes a failure into the report and says it; faults of ours go on to the caller. */
function failureEvent(error: unknown, report: RunReport, { config, signal, event, reports }: World): RunEvent {
  if (signal.aborted) {
    report.outcome = 'cancelled';
    return event(
      'warning',
      { kind: 'cancelled' },
      'The run was cancelled; the tables of the run before are untouched.',
    );
  }
  if (!(error instanceof UserError)) throw error;
  const { code } = error;
  const pointer = error.pointer === undefined ? undefined : absolutePointer(config.root, error.pointer);
  const job = reports.failedJob;
  const told = event('error', { kind: 'error', code, ...(pointer !== undefined && { pointer }) }, error.message, job);
  report.outcome = 'failed';
  report.error = { code, message: told.message, ...(job !== undefined && { job }) };
  return told;
}

async function* finish(
  report: RunReport,
  world: World,
  { startedAt }: RunDetails,
): AsyncGenerator<RunEvent, RunReport> {
  const jobs = world.config.iterations.flatMap((iteration) => iteration.jobs);
  const redact = (text: string) => world.redactor.redact(text);
  report.jobs = world.reports.list(jobs).map((job) => ({ ...job, verdict: redactVerdict(job.verdict, redact) }));
  report.tables = report.tables.map((table) => ({ ...table, columns: table.columns.map(redact) }));
  report.limits = world.reports.limits(jobs);
  report.requests = world.counts.requests;
  report.retries = world.counts.retries;
  report.durationMs = world.clock.now() - startedAt;
  if (report.outcome === 'done') {
    const rows = report.tables.reduce((sum, table) => sum + table.rows, 0);
    const message = `Finished: ${countText(report.requests, 'request')}, ${countText(report.tables.length, 'table')} with ${countText(rows, 'row')}.`;
    yield world.event(
      'info',
      { kind: 'run-finished', requests: report.requests, durationMs: report.durationMs },
      message,
    );
  }
  return report;
}

function emptyReport({ configName, startedAt }: RunDetails): RunReport {
  const started = new Date(startedAt).toISOString();
  return {
    config: configName,
    startedAt: started,
    durationMs: 0,
    outcome: 'done',
    requests: 0,
    retries: 0,
    jobs: [],
    tables: [],
    limits: [],
  };
}
