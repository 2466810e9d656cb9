import { findShape } from '@pagewright/core/shapes/findShape';
import type { ShapeSchema } from '@pagewright/core/shapes/shapes';
import type { ExtractorModel, Job } from '../model/extractorModel.ts';
import { findList, findProperty } from '../model/nodes.ts';
import type { ResponsePath } from '../model/paths/responsePath.ts';
import { elementShape } from './elementShape.ts';
import { type ApiShapes, jobShapes, type KnownJob } from './jobShapes.ts';
import { type RecordShapes, recordShapes } from './recordShapes.ts';

/** The known values at the start of a path. */
interface ShapesForPath {
  /** The shape that the path starts from, for each job with known responses. */
  known: KnownJob[];
  /** Whether every job has known responses, so that a path in none of them is missing. */
  isWhole: boolean;
}

type PathStart = Pick<ResponsePath, 'kind' | 'from' | 'jobs' | 'inside'>;

/** The shapes that a path starts from, for each of its jobs. */
export function shapesFor(path: PathStart, model: ExtractorModel, shapes: ApiShapes | undefined): ShapesForPath {
  const { jobs } = path;
  if (shapes === undefined || jobs.length === 0) return { known: [], isWhole: false };
  const known = jobs.flatMap((job): KnownJob[] => {
    const response = jobShapes(job, shapes);
    const schema = response && startOf(path, job, response.schema);
    if (response === undefined || schema === undefined) return [];
    const { responses, described } = response;
    const about = described && startOf(path, job, described.schema);
    return [{ name: job.name, responses, schema, ...(about && { described: { ...described, schema: about } }) }];
  });
  return { known, isWhole: known.length === jobs.length && !replacesJobs(model) };
}

function startOf(path: PathStart, job: Job, response: ShapeSchema): ShapeSchema | undefined {
  if (path.from === 'response') return response;
  const records = recordShapesOf(job, response);
  const record = path.kind === 'responseFilter' ? records?.found : records?.filtered;
  return path.inside.reduce<ShapeSchema | undefined>((shape, step) => {
    const found = shape && findShape(shape, step.path, step.delimiter);
    return found === undefined || typeof found === 'string' ? undefined : elementShape(found);
  }, record);
}

const knownRecords = new WeakMap<Job, WeakMap<ShapeSchema, RecordShapes | undefined>>();

/** The shapes of records, cached, because a mapping needs the records of a job once for each column. */
function recordShapesOf(job: Job, response: ShapeSchema): RecordShapes | undefined {
  const byResponse = knownRecords.get(job) ?? new WeakMap<ShapeSchema, RecordShapes | undefined>();
  knownRecords.set(job, byResponse);
  if (!byResponse.has(response)) byResponse.set(response, recordShapes(job, response));
  return byResponse.get(response);
}

/** Whether iterations replace jobs: their responses are stored under the same names. */
function replacesJobs({ parameters }: ExtractorModel): boolean {
  const iterations = findList(parameters, 'iterations')?.items ?? [];
  return iterations.some((node) => node.type === 'object' && findProperty(node, 'jobs') !== undefined);
}
