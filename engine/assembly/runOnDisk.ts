import type { RunEvent, RunReport } from '../core/contracts/generated/types.ts';
import { ConfigDocument } from '../core/document/configDocument.ts';
import { isSameLimit } from '../core/pacing/learntLimits.ts';
import { writeLearntFile } from '../io/learntFile.ts';
import { endRecording } from './endRecording.ts';
import { importIntoStorage } from './importIntoStorage.ts';
import { type PreparedOnDisk, prepareRun } from './prepareRun.ts';
import type { RunRequest } from './runRequest.ts';
import { runToReport } from './runToReport.ts';
import { writeShapes } from './writeShapes.ts';

/**
 * Runs an extraction. Yields its events and returns the report, also for a run that failed or was cancelled; throws
 * only for internal errors. Tables of an earlier run stay until the new ones are complete.
 */
export function runOnDisk(
  request: RunRequest,
  signal: AbortSignal = new AbortController().signal,
): AsyncGenerator<RunEvent, RunReport> {
  const parsed = { ...request, configText: ConfigDocument.of(request.configText) };
  const prepare = () => prepareRun(parsed, signal);
  return runToReport(parsed, prepare, (run, report) => endRun(parsed, run, report));
}

/** Writes what was learnt of each origin, if it is new. An origin that holds a secret is left out. */
async function writeLearnt(
  file: string,
  { learnt, known, redactor }: Pick<PreparedOnDisk, 'learnt' | 'known' | 'redactor'>,
): Promise<void> {
  const open = Object.entries(learnt()).filter(([origin]) => redactor.redact(origin) === origin);
  const isKnown = open.every(([origin, limit]) => isSameLimit(limit, known[origin]));
  if (!isKnown) await writeLearntFile(file, Object.fromEntries(open));
}

/** Writes the files of a run besides its tables. */
async function* endRun(
  request: RunRequest,
  run: PreparedOnDisk,
  report: RunReport,
): AsyncGenerator<RunEvent, RunReport> {
  const { services, redactor, details, previousStart, recording, shapes } = run;
  if (shapes !== undefined) yield* writeShapes(request, shapes, report, { services, redactor });
  if (request.learntFile !== undefined) await writeLearnt(request.learntFile, run);
  if (recording !== undefined) {
    const recorded = { config: details.configName, startedAt: report.startedAt, previousStart };
    yield* endRecording(recording, report, recorded, services.event);
  }
  return yield* importIntoStorage(request, report, services);
}
