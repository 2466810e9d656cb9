import { createRedactor } from '../secrecy/redactor.ts';
import { allJobs } from './allJobs.ts';
import type { ExtractionConfig, Iteration, JobConfig } from './extractionConfig.ts';
import { selectJobs } from './selectJobs.ts';

/**
 * The first iteration with the jobs of a search: those of these names, in the configuration's order, or all that have no
 * parent. A job that is searched has no children; above a child there are its parents, each with only that child.
 * Throws a UserError for an unknown name.
 */
export function selectSearched(config: ExtractionConfig, asked: readonly string[] | undefined): Iteration | undefined {
  const [first] = config.iterations;
  if (first === undefined || asked === undefined || asked.length === 0) {
    return first && { ...first, jobs: first.jobs.map((job) => ({ ...job, children: [] })) };
  }
  const names = asked.map(createRedactor(config.secrets, config.pagedBy));
  const all = allJobs(first.jobs);
  // Says what is wrong with a name that no job has.
  const others = names.filter((name) => !all.some((job) => job.name === name));
  if (others.length > 0) return selectSearched({ ...config, iterations: selectJobs(config, others) }, others);
  return { ...first, jobs: all.filter(({ name }) => names.includes(name)).map((job) => below(first.jobs, job)) };
}

/** The path to a job, as the job at its top. */
function below(jobs: readonly JobConfig[], target: JobConfig): JobConfig {
  const top = jobs.find((job) => allJobs([job]).includes(target)) ?? target;
  return { ...top, children: top === target ? [] : [below(top.children, target)] };
}
