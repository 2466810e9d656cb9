import type { JobConfig } from './extractionConfig.ts';

/** Jobs with their children at any depth, each before its children, in document order. */
export function allJobs(jobs: readonly JobConfig[]): JobConfig[] {
  return jobs.flatMap((job) => [job, ...allJobs(job.children)]);
}
