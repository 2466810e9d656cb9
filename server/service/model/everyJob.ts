import { allLayers } from './configLayers.ts';
import type { ExtractorModel, Job } from './extractorModel.ts';
import { findList } from './nodes.ts';
import { readJobs } from './readJobs.ts';

/** Every job with its children, including those of iterations. Their pointers begin at their list. */
export function everyJob(model: ExtractorModel): Job[] {
  return allLayers(model).flatMap((layer) => readJobs(findList(layer, 'jobs'), '').flatMap(withChildren));
}

function withChildren(job: Job): Job[] {
  return [job, ...job.children.flatMap(withChildren)];
}
