import { UserError } from '../errors.ts';
import { createRedactor } from '../secrecy/redactor.ts';
import { closestName } from '../text/closestName.ts';
import type { ExtractionConfig, Iteration } from './extractionConfig.ts';

/**
 * The iterations with only the jobs of these names, in the configuration's order, or with all. A name may have the
 * credentials of an endpoint, as written. Leaves out iterations without jobs. Throws a UserError for an unknown name.
 */
export function selectJobs(
  { iterations, secrets, pagedBy }: ExtractionConfig,
  asked: readonly string[] | undefined,
): Iteration[] {
  if (asked === undefined || asked.length === 0) return [...iterations];
  const names = asked.map(createRedactor(secrets, pagedBy));
  const known = [...new Set(iterations.flatMap(({ jobs }) => jobs.map((job) => job.name)))];
  const unknown = names.find((name) => !known.includes(name));
  if (unknown !== undefined) throw unknownJob(unknown, known);
  return iterations
    .map((iteration) => ({ ...iteration, jobs: iteration.jobs.filter((job) => names.includes(job.name)) }))
    .filter(({ jobs }) => jobs.length > 0);
}

function unknownJob(name: string, known: string[]): UserError {
  const nearest = closestName(name, known);
  const hint =
    nearest === undefined ? `Known jobs: ${known.map((job) => `"${job}"`).join(', ')}.` : `Did you mean "${nearest}"?`;
  return new UserError('run.unknown-job', `The configuration has no job "${name}". ${hint}`);
}
