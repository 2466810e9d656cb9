import { evidenceOf, type RunEvidence, type RunSubject } from '@pagewright/engine/forecast';
import { readLearntRuns } from '@pagewright/engine/places';
import { findRun } from '@pagewright/engine/reports';
import type { RunRequest } from '@pagewright/engine/run';
import type { RunOptions } from '../options/runOptions.ts';

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
  // Reading is short: a signal ends the process.
  const { report } = await findRun(lastRun, new AbortController().signal);
  const evidence = evidenceOf(report);
  return evidence === undefined ? [] : [evidence];
}
