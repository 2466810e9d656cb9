import type { Iteration } from '../config/extractionConfig.ts';
import type { Shard } from '../contracts/generated/types.ts';
import { jobGroups } from './jobGroups.ts';

/** The iterations of a run with the jobs of one of its shards. */
export function shardIterations(iterations: readonly Iteration[], shard: Shard): Iteration[] {
  const [first, last] = shard.groups;
  const groups = jobGroups(iterations, shard.run.independent).slice(first - 1, last);
  const mine = new Set(groups.flatMap(({ jobs }) => jobs));
  return iterations
    .map((iteration) => ({ ...iteration, jobs: iteration.jobs.filter((job) => mine.has(job)) }))
    .filter(({ jobs }) => jobs.length > 0)
    .map((iteration) => (shard.parents ? withoutChildren(iteration) : iteration));
}

function withoutChildren(iteration: Iteration): Iteration {
  return { ...iteration, jobs: iteration.jobs.map((job) => ({ ...job, children: [] })) };
}
