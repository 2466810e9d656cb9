import type { RunEvent, RunReport } from '../core/contracts/generated/types.ts';
import { ConfigDocument } from '../core/document/configDocument.ts';
import { isUserError, type UserError } from '../core/errors.ts';
import { withLogin } from '../core/logins/withLogin.ts';
import type { Problem } from '../core/problem.ts';
import { findSecrets } from '../core/secrecy/configSecrets.ts';
import { createRedactor } from '../core/secrecy/redactor.ts';
import { type Clock, systemClock } from '../io/clock.ts';
import { WarningList } from '../run/counting/warningList.ts';
import { createEventMaker } from '../run/events/eventMaker.ts';
import { redactTexts } from '../run/events/redactTexts.ts';
import { failedReport } from '../run/report.ts';
import { type RunDetails, runExtraction } from '../run/runExtraction.ts';
import type { OpenServices } from './createServices.ts';
import type { ExtractionRequest } from './runRequest.ts';

export interface PreparedRun extends OpenServices {
  details: RunDetails;
  /** Cleans up unfinished files; called last. */
  discard?: () => Promise<void>;
}

export interface Unprepared {
  problems: readonly (Problem | UserError)[];
  clock: Clock;
}

/** The steps after a run; returns the report with their results. */
type Afterwards<Run> = (run: Run, report: RunReport) => AsyncGenerator<RunEvent, RunReport>;

// biome-ignore lint/correctness/useYield: nothing follows the run.
async function* returnReport(_run: PreparedRun, report: RunReport): AsyncGenerator<RunEvent, RunReport> {
  return report;
}

/**
 * Prepares a run, runs it and closes its resources. Yields its events and returns the report, also for a run that
 * failed or was cancelled; throws only for internal errors. Neither has a secret of the configuration.
 */
export async function* runToReport<Run extends PreparedRun>(
  request: ExtractionRequest,
  prepare: () => Promise<Run | Unprepared>,
  afterwards: Afterwards<Run> = returnReport,
): AsyncGenerator<RunEvent, RunReport> {
  const prepared = await prepare().catch((error: unknown): Unprepared => {
    if (isUserError(error)) return { problems: [error], clock: request.clock ?? systemClock };
    throw error;
  });
  if ('problems' in prepared) {
    const { problems, clock } = prepared;
    const redact = createRedactor(secretsOf(request));
    return redactTexts(yield* failedReport(request, problems, clock, createEventMaker(clock, redact)), redact);
  }
  const { redactor, http, output } = prepared;
  const warnings = new WarningList();
  const redact = (text: string) => redactor.redact(text);
  try {
    const report = yield* warnings.of(endedRun(prepared, afterwards));
    return redactTexts({ ...report, ...warnings.report() }, redact);
  } catch (error) {
    throw withoutSecrets(error, redact);
  } finally {
    await http.close();
    // After the steps that follow the run, which read the tables.
    await output?.close();
    await prepared.discard?.();
  }
}

async function* endedRun<Run extends PreparedRun>(
  run: Run,
  afterwards: Afterwards<Run>,
): AsyncGenerator<RunEvent, RunReport> {
  return yield* afterwards(run, yield* runExtraction(run.services, run.details));
}

/** The secrets that are known before the configuration is read. */
function secretsOf({ configText, secrets = {}, login }: ExtractionRequest): string[] {
  const { value = null } = withLogin(ConfigDocument.of(configText), login);
  return [...findSecrets(value), ...Object.values(secrets)];
}

/** Removes secrets from an internal error, which is logged too. */
function withoutSecrets(fault: unknown, redact: (text: string) => string): unknown {
  if (!(fault instanceof Error)) return fault;
  const { message, stack = '' } = fault;
  return Object.defineProperties(fault, { message: { value: redact(message) }, stack: { value: redact(stack) } });
}
