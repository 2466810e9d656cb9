import { UserError } from '../../errors.ts';
import { closestName } from '../text/closestName.ts';
import type { JobConfig } from './extractionConfig.ts';

/** The jobs with these names, in the configuration's order; all where none are named. Throws a UserError for an unknown name. */
export function selectJobs(jobs: JobConfig[], names: readonly string[] | undefined): JobConfig[] {
  if (names === undefined || names.length === 0) return jobs;
  const known = jobs.map((job) => job.name);
  const unknown = names.find((name) => !known.includes(name));
  if (unknown !== undefined) throw unknownJob(unknown, known);
  return jobs.filter((job) => names.includes(job.name));
}

function unknownJob(name: string, known: string[]): UserError {
  const nearest = closestName(name, known);
  const hint =
    nearest === undefined ? `There are: ${known.map((job) => `"${job}"`).join(', ')}.` : `Did you mean "${nearest}"?`;
  return new UserError('run.unknown-job', `The configuration has no job "${name}". ${hint}`);
}
