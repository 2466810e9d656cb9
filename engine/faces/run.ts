import { endRecording } from '../assembly/endRecording.ts';
import { importIntoStorage } from '../assembly/importIntoStorage.ts';
import { type PreparedOnDisk, prepareRun } from '../assembly/prepareRun.ts';
import type { RunRequest } from '../assembly/runRequest.ts';
import { runToReport } from '../assembly/runToReport.ts';
import { writeShapes } from '../assembly/writeShapes.ts';
import type { RunEvent, RunReport } from '../core/contracts/generated/types.ts';
import type { UserError } from '../core/errors.ts';
import { systemClock } from '../io/clock.ts';
import { createEventMaker } from '../run/events/eventMaker.ts';
import { failedReport, type RunName } from '../run/report.ts';

export type { RunRequest } from '../assembly/runRequest.ts';
export type {
  EventLevel,
  JobReport,
  LimitCode,
  RunEvent,
  RunReport,
  StorageReport,
  TableReport,
} from '../core/contracts/generated/types.ts';
export { UserError } from '../core/errors.ts';
export { planConfig } from '../core/plan/planConfig.ts';
export { planText } from '../core/plan/planText.ts';
export type { Problem } from '../core/problem.ts';
export { mayLose } from '../core/verdict/evidence.ts';
export type { NetworkSettings } from '../io/http/createHttpClient.ts';
export { previewTables } from '../io/output/previewTables.ts';
export type { TablePreview } from '../io/output/tablePreview.ts';
export { maxParallel, type RunLimits } from '../run/counting/limits.ts';

/**
 * Runs an extraction. Yields an event for everything that happens and returns the report, also for a run that failed or
 * was cancelled through the signal; throws only for internal errors. Tables of an earlier run stay in place until the
 * new ones are complete.
 */
export function runExtraction(
  request: RunRequest,
  signal: AbortSignal = new AbortController().signal,
): AsyncGenerator<RunEvent, RunReport> {
  const prepare = () => prepareRun(request, signal);
  return runToReport(request, prepare, (run, report) => endRun(request, run, report));
}

/** Writes what a run leaves besides its tables. */
async function* endRun(
  request: RunRequest,
  { services, details, previousStart, recording, shapes }: PreparedOnDisk,
  report: RunReport,
): AsyncGenerator<RunEvent, RunReport> {
  if (shapes !== undefined) yield* writeShapes(request, shapes, report, services);
  if (recording !== undefined) {
    const run = { config: details.configName, startedAt: report.startedAt, previousStart };
    yield* endRecording(recording, report, run, services.event);
  }
  return yield* importIntoStorage(request, report, services);
}

/** The events and the report of a run that cannot start because of what it was asked for. */
export function refuseRun(name: RunName, problem: UserError): Generator<RunEvent, RunReport> {
  return failedReport(name, [problem], systemClock, createEventMaker(systemClock, String));
}
