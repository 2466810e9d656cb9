import { allJobs } from '../config/allJobs.ts';
import type { Iteration, JobConfig } from '../config/extractionConfig.ts';
import type { ShardNote } from '../contracts/generated/types.ts';

/** Jobs of one iteration that stay together, because one may prepare data that the next one reads. */
export interface JobGroup {
  iteration: Iteration;
  jobs: readonly JobConfig[];
}

/**
 * The smallest independent parts of a run, in its order. A job that only reads is a separate part. One that sends data
 * may affect the jobs after it, which stay with it unless all are `independent`.
 */
export function jobGroups(iterations: readonly Iteration[], independent = false): JobGroup[] {
  return iterations.flatMap((iteration) => {
    const { jobs } = iteration;
    const sends = independent ? -1 : jobs.findIndex((job) => !onlyReads(job));
    const alone = sends < 0 ? jobs : jobs.slice(0, sends);
    const groups = alone.map((job) => ({ iteration, jobs: [job] }));
    return sends < 0 ? groups : [...groups, { iteration, jobs: jobs.slice(sends) }];
  });
}

/** Whether a job and its children send only GET requests. */
export function onlyReads(job: JobConfig): boolean {
  return allJobs([job]).every(({ method }) => method === 'GET');
}

/** Why jobs stay together, once for each job that is the reason. */
export function groupNotes(groups: readonly JobGroup[]): ShardNote[] {
  const notes = new Map<string, ShardNote>();
  for (const { jobs } of groups) {
    const [first] = jobs;
    if (first === undefined || jobs.length < 2) continue;
    const message = `The job "${first.name}" sends data, which may prepare something for the jobs after it, so they stay in one shard with it. If they need nothing of it, say so with --independent.`;
    notes.set(first.pointer, { pointer: first.pointer, message });
  }
  return [...notes.values()];
}
