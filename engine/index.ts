import { createAuthentication } from './core/auth/createAuthentication.ts';
import type { ExtractionConfig } from './core/config/extractionConfig.ts';
import { readConfig } from './core/config/readConfig.ts';
import { selectJobs } from './core/config/selectJobs.ts';
import type { JsonObject } from './core/json/value.ts';
import { createRedactor } from './core/redact.ts';
import { ShapeCollector } from './core/shapes/shapeCollector.ts';
import { readStructure } from './core/tables/structureState.ts';
import { tableFile } from './core/tables/tableFile.ts';
import { UserError } from './errors.ts';
import type { Clock } from './io/clock.ts';
import { createUndiciHttpClient } from './io/http/undiciHttpClient.ts';
import { OutputFolder } from './io/output/outputFolder.ts';
import { writeShapesFile } from './io/output/writeShapesFile.ts';
import { readStateFile } from './io/readStateFile.ts';
import { systemClock } from './io/systemClock.ts';
import { createEventMaker } from './run/createEventMaker.ts';
import type { RunEvent } from './run/events.ts';
import { failedReport } from './run/failedReport.ts';
import { JobReports } from './run/jobReports.ts';
import type { RunReport } from './run/report.ts';
import { runExtraction as runInWorld } from './run/runExtraction.ts';
import { TableBuilder } from './run/tableBuilder.ts';
import type { World } from './run/world.ts';
import type { RunRequest } from './runRequest.ts';

export type { Problem } from './core/problem.ts';
export { UserError } from './errors.ts';
export { countOf } from './run/countOf.ts';
export type { EventLevel, RunEvent } from './run/events.ts';
export type { LimitCode, RunLimits } from './run/limits.ts';
export type { JobReport, RunReport, TableReport } from './run/report.ts';
export type { RunRequest } from './runRequest.ts';

/** The largest answer that is read, decompressed. */
const maxAnswerBytes = 512 * 1024 * 1024;

/**
 * Runs an extraction. Yields an event for everything that happens and returns the report, also for a run that failed
 * or was cancelled through the signal; it throws only for faults of ours. Tables of an earlier run stay in place until
 * the new ones are whole.
 */
export async function* runExtraction(
  request: RunRequest,
  signal: AbortSignal = new AbortController().signal,
): AsyncGenerator<RunEvent, RunReport> {
  const clock = request.clock ?? systemClock;
  const startedAt = clock.now();
  const read = readConfig(request.configText);
  if ('problems' in read) return yield* failedReport(request.configName, read.problems, clock);
  const state = request.stateFile === undefined ? undefined : await readStateFile(request.stateFile);
  let world: World;
  try {
    world = await createWorld(request, read.config, state ?? {}, clock, signal);
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    return yield* failedReport(request.configName, [error], clock);
  }
  try {
    if (request.stateFile !== undefined && state === undefined) yield stateUnreadable(request.stateFile, world);
    const report = yield* runInWorld(world, { configName: request.configName, startedAt, state: state ?? {} });
    if (request.shapesFile !== undefined) yield* writeShapes(request.shapesFile, report, world);
    return report;
  } finally {
    await world.http.close();
  }
}

async function createWorld(
  request: RunRequest,
  config: ExtractionConfig,
  state: JsonObject,
  clock: Clock,
  signal: AbortSignal,
): Promise<World> {
  const selected = { ...config, jobs: selectJobs(config.jobs, request.jobs) };
  const authentication = createAuthentication(selected);
  const structure = readStructure(state);
  // A bucket that is no file name is said before the first request, not after the last.
  tableFile(config.bucket, 'table');
  const output = await OutputFolder.open(request.outDir);
  const event = createEventMaker(clock, createRedactor([...config.secrets, ...authentication.secrets]));
  const http = { timeouts: config.timeouts, maxBytes: maxAnswerBytes, environment: process.env };
  return {
    config: selected,
    http: createUndiciHttpClient(http),
    authentication,
    output,
    clock,
    signal,
    limits: request.limits ?? {},
    tables: new TableBuilder(selected, output, event, structure),
    shapes: new ShapeCollector(),
    reports: new JobReports(),
    counts: { requests: 0, retries: 0 },
    answered: new Set(),
    event,
  };
}

function stateUnreadable(file: string, { event }: World): RunEvent {
  const message = `The state of the run before, "${file}", is no JSON object; this run starts without one.`;
  return event('warning', { kind: 'state-unreadable', file }, message);
}

/** Shapes are help for the next edit: a place where they cannot be written is worth a word, not a failed run. */
async function* writeShapes(
  file: string,
  { outcome }: RunReport,
  { shapes, config, limits, event }: World,
): AsyncGenerator<RunEvent, void> {
  const sawAll = outcome === 'done' && Object.keys(limits).length === 0;
  try {
    await writeShapesFile(file, shapes.toFile(), { sawAll, jobs: config.jobNames });
    yield event('debug', { kind: 'shapes-written', file }, `The shapes of the answers are in "${file}".`);
  } catch {
    yield event(
      'warning',
      { kind: 'shapes-not-written', file },
      `The shapes of the answers could not be written to "${file}".`,
    );
  }
}
