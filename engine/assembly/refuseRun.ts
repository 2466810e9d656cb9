import type { RunEvent, RunReport } from '../core/contracts/generated/types.ts';
import type { UserError } from '../core/errors.ts';
import { systemClock } from '../io/clock.ts';
import { createEventMaker } from '../run/events/eventMaker.ts';
import { failedReport, type RunName } from '../run/report.ts';

/** The events and the report of a run that cannot start because of its request. */
export function refuseRun(name: RunName, problem: UserError): Generator<RunEvent, RunReport> {
  return failedReport(name, [problem], systemClock, createEventMaker(systemClock, String));
}
