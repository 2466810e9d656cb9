import { evidenceOf, type RunEvidence } from '@pagewright/engine/forecast';
import type { RunRecord } from '../history/runRecord.ts';

/** A run that is forecast: its configuration, and what it runs with. */
export interface ForecastSubject {
  /** The name of the configuration file (`fileId`). */
  configFile: string;
  environment?: string | undefined;
  values?: string | undefined;
  fromState?: boolean | undefined;
}

/** The most runs that a forecast reads. */
const maxRuns = 10;

/** The evidence of the runs of a configuration, the newest first. */
export function evidenceFor(newestFirst: readonly RunRecord[], subject: ForecastSubject): RunEvidence[] {
  const told = newestFirst.filter((run) => tells(run, subject)).slice(0, maxRuns);
  return told.flatMap(({ report }) => (report && evidenceOf(report)) ?? []);
}

/** Whether a run read the same data in the same way: from the API, with the same values, and as much of it. */
function tells({ configFile, scope, from, report }: RunRecord, subject: ForecastSubject): boolean {
  const { recorded, debugged, remote, like, search } = scope;
  if (report === undefined || from !== undefined || configFile !== subject.configFile) return false;
  if (recorded || debugged || remote !== undefined || like !== undefined || search !== undefined) return false;
  const isSame = scope.environment === subject.environment && scope.values === subject.values;
  return isSame && (scope.fromState ?? false) === (subject.fromState ?? false);
}
