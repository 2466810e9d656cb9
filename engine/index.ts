import { readConfig } from './core/config/readConfig.ts';
import { integerOf, objectField } from './core/config/readValues.ts';
import { getField, type JsonObject } from './core/json/value.ts';
import type { ShapesFile } from './core/shapes/shapes.ts';
import { createWorld } from './createWorld.ts';
import { UserError } from './errors.ts';
import { writeShapesFile } from './io/output/writeShapesFile.ts';
import { readStateFile } from './io/readStateFile.ts';
import { systemClock } from './io/systemClock.ts';
import type { RunEvent } from './run/events.ts';
import { failedReport } from './run/failedReport.ts';
import type { RunReport } from './run/report.ts';
import { runExtraction as runInWorld } from './run/runExtraction.ts';
import type { World } from './run/world.ts';
import type { RunRequest } from './runRequest.ts';

export type { Problem } from './core/problem.ts';
export { UserError } from './errors.ts';
export { countOf } from './run/countOf.ts';
export type { EventLevel, RunEvent } from './run/events.ts';
export type { LimitCode, RunLimits } from './run/limits.ts';
export type { JobReport, RunReport, TableReport } from './run/report.ts';
export type { RunRequest } from './runRequest.ts';

/**
 * Runs an extraction. Yields an event for everything that happens and returns the report, also for a run that failed
 * or was cancelled through the signal; it throws only for faults of ours. Tables of an earlier run stay in place until
 * the new ones are whole.
 */
export async function* runExtraction(
  request: RunRequest,
  signal: AbortSignal = new AbortController().signal,
): AsyncGenerator<RunEvent, RunReport> {
  const { configName, stateFile } = request;
  const clock = request.clock ?? systemClock;
  const startedAt = clock.now();
  const loaded = stateFile === undefined ? {} : await readStateFile(stateFile);
  const state = loaded ?? {};
  const currentStart = Math.floor(startedAt / 1000);
  const moment = { now: () => clock.now(), currentStart, previousStart: previousStartOf(state) };
  const read = readConfig(request.configText, moment);
  if ('problems' in read) return yield* failedReport(configName, read.problems, clock);
  let world: World;
  try {
    world = await createWorld(request, { config: read.config, state, clock, signal });
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    return yield* failedReport(configName, [error], clock);
  }
  try {
    if (stateFile !== undefined && loaded === undefined) yield stateUnreadable(stateFile, world);
    const report = yield* runInWorld(world, { configName, startedAt, state });
    const { shapesFile } = request;
    if (shapesFile !== undefined && world.shapes !== undefined) {
      yield* writeShapes(shapesFile, world.shapes.toFile(), report, world);
    }
    return report;
  } finally {
    await world.http.close();
  }
}

/** Start of the last successful run in Unix seconds, 0 where there was none (`jobs.md` section 10). */
function previousStartOf(state: JsonObject): number {
  return integerOf(getField(objectField(state, 'time') ?? {}, 'previousStart')) ?? 0;
}

function stateUnreadable(file: string, { event }: World): RunEvent {
  const message = `The state of the run before, "${file}", is no JSON object; this run starts without one.`;
  return event('warning', { kind: 'state-unreadable', file }, message);
}

/** Shapes are help for the next edit: a place where they cannot be written is worth a word, not a failed run. */
async function* writeShapes(
  file: string,
  shapes: ShapesFile,
  { outcome }: RunReport,
  { config, limits, event }: World,
): AsyncGenerator<RunEvent, void> {
  const sawAll = outcome === 'done' && Object.keys(limits).length === 0;
  try {
    await writeShapesFile(file, shapes, { sawAll, jobs: config.jobNames });
    yield event('debug', { kind: 'shapes-written', file }, `The shapes of the answers are in "${file}".`);
  } catch {
    yield event(
      'warning',
      { kind: 'shapes-not-written', file },
      `The shapes of the answers could not be written to "${file}".`,
    );
  }
}
