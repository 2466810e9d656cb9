import type { RunEvent, RunReport } from './core/contracts/generated/types.ts';
import type { UserError } from './core/errors.ts';
import { findSecretsIn } from './core/secrecy/configSecrets.ts';
import { createRedactor } from './core/secrecy/redactor.ts';
import { endRecording } from './endRecording.ts';
import { importIntoStorage } from './importIntoStorage.ts';
import { systemClock } from './io/clock.ts';
import { prepareRun } from './prepareRun.ts';
import { createEventMaker } from './run/events/eventMaker.ts';
import { redactTexts } from './run/events/redactTexts.ts';
import { failedReport, type RunName } from './run/report.ts';
import { runExtraction as runPrepared } from './run/runExtraction.ts';
import type { RunRequest } from './runRequest.ts';
import { writeShapes } from './writeShapes.ts';

export type {
  EventLevel,
  JobReport,
  LimitCode,
  RunEvent,
  RunReport,
  StorageReport,
  TableReport,
} from './core/contracts/generated/types.ts';
export { UserError } from './core/errors.ts';
export { planConfig } from './core/plan/planConfig.ts';
export { planText } from './core/plan/planText.ts';
export type { Problem } from './core/problem.ts';
export type { NetworkSettings } from './io/http/createHttpClient.ts';
export { previewTables, type TablePreview } from './io/output/previewTables.ts';
export { maxParallel, type RunLimits } from './run/counting/limits.ts';
export type { RunRequest } from './runRequest.ts';

/**
 * Runs an extraction. Yields an event for everything that happens and returns the report, also for a run that failed or
 * was cancelled through the signal; throws only for internal errors. Tables of an earlier run stay in place until the
 * new ones are complete.
 */
export async function* runExtraction(
  request: RunRequest,
  signal: AbortSignal = new AbortController().signal,
): AsyncGenerator<RunEvent, RunReport> {
  const { configName } = request;
  const prepared = await prepareRun(request, signal);
  if ('problems' in prepared) {
    const { problems, clock } = prepared;
    const redact = createRedactor(secretsOf(request));
    return redactTexts(yield* failedReport(request, problems, clock, createEventMaker(clock, redact)), redact);
  }
  const { services, details, http, output, previousStart, recording, shapes } = prepared;
  const redact = (text: string) => services.redactor.redact(text);
  try {
    const report = yield* runPrepared(services, details);
    if (shapes !== undefined) yield* writeShapes(request, shapes, report, services);
    if (recording !== undefined) {
      const run = { config: configName, startedAt: report.startedAt, previousStart };
      yield* endRecording(recording, report, run, services.event);
    }
    return redactTexts(yield* importIntoStorage(request, report, services), redact);
  } catch (error) {
    throw withoutSecrets(error, redact);
  } finally {
    await http.close();
    // Not before the import, which reads the tables.
    await output?.close();
    // Does nothing after a finished recording; cleans up if the caller abandoned the run.
    await recording?.discard();
  }
}

/** The events and the report of a run that cannot start because of what it was asked for. */
export function refuseRun(name: RunName, problem: UserError): Generator<RunEvent, RunReport> {
  return failedReport(name, [problem], systemClock, createEventMaker(systemClock, String));
}

/** What is known of them before the configuration is read. */
function secretsOf({ configText, secrets = {} }: RunRequest): string[] {
  return [...findSecretsIn(configText), ...Object.values(secrets)];
}

/** Internal errors are logged too. */
function withoutSecrets(fault: unknown, redact: (text: string) => string): unknown {
  if (!(fault instanceof Error)) return fault;
  const { message, stack = '' } = fault;
  return Object.defineProperties(fault, { message: { value: redact(message) }, stack: { value: redact(stack) } });
}
