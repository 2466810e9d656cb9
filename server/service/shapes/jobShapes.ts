import type { DescribedShape } from '@pagewright/core/descriptions/matching/describedShape';
import type { JobShapes } from '@pagewright/core/shapes/shapes';
import type { Job } from '../model/extractorModel.ts';

/** What is known about the responses of an API, by job name. */
export interface ApiShapes {
  jobs: Readonly<Record<string, KnownResponses>>;
}

export interface KnownResponses extends JobShapes {
  /** What a document describes; where no response was seen, their number is 0, and this is the schema too. */
  described?: DescribedResponses;
}

interface DescribedResponses {
  /** The name of the document. */
  name: string;
  schema: DescribedShape;
}

/** A job of the document with what is known about its responses. */
export interface KnownJob extends KnownResponses {
  name: string;
}

/** Whether nothing but a document is behind what is known of a job. */
export function isOnlyDescribed({ responses }: KnownResponses): boolean {
  return responses === 0;
}

/** What is known about the responses of a job. */
export function jobShapes({ name }: Pick<Job, 'name'>, shapes: ApiShapes | undefined): KnownResponses | undefined {
  return shapes && Object.hasOwn(shapes.jobs, name) ? shapes.jobs[name] : undefined;
}
