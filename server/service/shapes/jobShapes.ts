import type { DescribedShape } from '@pagewright/core/descriptions/matching/describedShape';
import type { JobShapes } from '@pagewright/core/shapes/shapes';
import type { Job } from '../model/extractorModel.ts';

/** The known responses of an API, by job name. */
export interface ApiShapes {
  jobs: Readonly<Record<string, KnownResponses>>;
}

export interface KnownResponses extends JobShapes {
  /** The responses described by a document; if no response was seen, their number is 0, and this is the schema too. */
  described?: DescribedResponses;
}

interface DescribedResponses {
  /** The name of the document. */
  name: string;
  schema: DescribedShape;
}

/** A job of the document with its known responses. */
export interface KnownJob extends KnownResponses {
  name: string;
}

/** Whether the responses of a job are only known from a document. */
export function isOnlyDescribed({ responses }: KnownResponses): boolean {
  return responses === 0;
}

/** The known responses of a job. */
export function jobShapes({ name }: Pick<Job, 'name'>, shapes: ApiShapes | undefined): KnownResponses | undefined {
  return shapes && Object.hasOwn(shapes.jobs, name) ? shapes.jobs[name] : undefined;
}
