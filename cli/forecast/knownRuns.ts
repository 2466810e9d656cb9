import { evidenceOf, type RunEvidence, type RunSubject } from '@pagewright/engine/forecast';
import { readLearntRuns } from '@pagewright/engine/places';
import { type RunRequest, UserError } from '@pagewright/engine/run';
import type { RunOptions } from '../options/runOptions.ts';
import { readReport } from '../remote/readReport.ts';

/** The subject of the kept runs of a request. */
export function subjectOf(
  { configName, environment, values, stateFile }: RunRequest,
  { attribute: attributes }: Pick<RunOptions, 'attribute'>,
): RunSubject {
  return { config: configName, environment, values, attributes, hasState: stateFile !== undefined };
}

/**
 * The evidence for a forecast, the newest first: of the report that is given, or of the runs that a file of learnt
 * limits knows. Throws a UserError if the report cannot be read.
 */
export async function knownRuns(
  learntFile: string | undefined,
  subject: RunSubject,
  lastRun: string | undefined,
): Promise<RunEvidence[]> {
  if (lastRun === undefined) return learntFile === undefined ? [] : await readLearntRuns(learntFile, subject);
  const report = await readReport(lastRun);
  if (report === undefined) throw new UserError('run.bad-arguments', 'The report of --last-run cannot be read.');
  const evidence = evidenceOf(report);
  return evidence === undefined ? [] : [evidence];
}
