import type { JobShapes, ShapesFile } from '../../../engine/core/shapes/shapes.ts';
import type { Job } from '../model/extractorModel.ts';

/** A job of the document with what is known about its responses. */
export interface KnownJob extends JobShapes {
  name: string;
}

/** Those of the jobs whose responses are known. */
export function jobShapes(jobs: readonly Job[], shapes: ShapesFile | undefined): KnownJob[] {
  return jobs.flatMap(({ name }) => {
    const known = shapes && Object.hasOwn(shapes.jobs, name) ? shapes.jobs[name] : undefined;
    return known ? [{ name, ...known }] : [];
  });
}
