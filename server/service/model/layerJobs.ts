import { configLayers } from './configLayers.ts';
import type { ExtractorModel, Job } from './extractorModel.ts';
import { findList } from './nodes.ts';
import { readJobs, withChildren } from './readJobs.ts';

const known = new WeakMap<ExtractorModel, Job[]>();

/** The top-level jobs of `config` and of every iteration that has jobs; read once per version. */
export function layerJobs(model: ExtractorModel): readonly Job[] {
  const jobs = known.get(model) ?? [
    ...model.jobs,
    ...configLayers(model).iterations.flatMap((layer) => readJobs(findList(layer, 'jobs'), '')),
  ];
  known.set(model, jobs);
  return jobs;
}

/** The jobs of all layers with their children, parents first. */
export function allLayerJobs(model: ExtractorModel): Job[] {
  return layerJobs(model).flatMap(withChildren);
}
