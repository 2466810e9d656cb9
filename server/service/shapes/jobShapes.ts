import type { JobShapes, ShapesFile } from '../../../engine/core/shapes/shapes.ts';
import type { Job } from '../model/extractorModel.ts';

/** A job of the document with what is known about its responses. */
export interface KnownJob extends JobShapes {
  name: string;
}

/** What is known about the responses of a job. */
export function jobShapes({ name }: Pick<Job, 'name'>, shapes: ShapesFile | undefined): JobShapes | undefined {
  return shapes && Object.hasOwn(shapes.jobs, name) ? shapes.jobs[name] : undefined;
}
