import { redactShapes } from './core/shapes/redactShapes.ts';
import type { ShapesFile } from './core/shapes/shapes.ts';
import { endRecording } from './endRecording.ts';
import { importIntoStorage } from './importIntoStorage.ts';
import { writeShapesFile } from './io/output/writeShapesFile.ts';
import { type PreparedRun, prepareRun } from './prepareRun.ts';
import type { RunEvent } from './run/events.ts';
import { failedReport } from './run/failedReport.ts';
import type { RunReport } from './run/report.ts';
import { runExtraction as runInWorld } from './run/runExtraction.ts';
import type { World } from './run/world.ts';
import type { RunRequest } from './runRequest.ts';

export { planConfig } from './core/plan/planConfig.ts';
export { planText } from './core/plan/planText.ts';
export type { Problem } from './core/problem.ts';
export { UserError } from './errors.ts';
export type { NetworkSettings } from './io/http/networkSettings.ts';
export { previewTables, type TablePreview } from './io/output/previewTables.ts';
export type { EventLevel, RunEvent } from './run/events.ts';
export type { LimitCode, RunLimits } from './run/limits.ts';
export { maxParallel } from './run/maxParallel.ts';
export type { JobReport, RunReport, StorageReport, TableReport } from './run/report.ts';
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
  const prepared = await prepareRun(request, signal);
  if ('problems' in prepared) return yield* failedReport(request.configName, prepared.problems, prepared.clock);
  const { world, recording } = prepared;
  try {
    const report = yield* runPrepared(request, prepared);
    const { previousStart } = prepared;
    if (recording !== undefined) {
      const run = { config: request.configName, startedAt: report.startedAt, previousStart };
      yield* endRecording(recording, report, run, world.event);
    }
    return yield* importIntoStorage(request, report, world);
  } finally {
    await world.http.close();
    // After the end of a recording there is nothing left of it to give up; a run that nobody waits for may not leave it.
    await recording?.discard();
  }
}

async function* runPrepared(
  { configName, stateFile, shapesFile }: RunRequest,
  { world, startedAt, state, isStateUnreadable }: PreparedRun,
): AsyncGenerator<RunEvent, RunReport> {
  if (stateFile !== undefined && isStateUnreadable) yield stateUnreadable(stateFile, world);
  const report = yield* runInWorld(world, { configName, startedAt, state });
  if (shapesFile !== undefined && world.shapes !== undefined) {
    const shapes = redactShapes(world.shapes.toFile(), (text) => world.redactor.redact(text));
    yield* writeShapes(shapesFile, shapes, report, world);
  }
  return report;
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
