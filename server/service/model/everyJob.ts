import { allLayers } from './configLayers.ts';
import type { ExtractorModel, Job } from './extractorModel.ts';
import { findList } from './nodes.ts';
import { readJobs } from './readJobs.ts';

/** Every job with its children, also those that an iteration brings. Their pointers begin at the list they stand in. */
export function everyJob(model: ExtractorModel): Job[] {
  return allLayers(model).flatMap((layer) => readJobs(findList(layer, 'jobs'), '').flatMap(withChildren));
}

function withChildren(job: Job): Job[] {
  return [job, ...job.children.flatMap(withChildren)];
}
