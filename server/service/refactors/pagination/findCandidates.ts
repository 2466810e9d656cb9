import { deepEquals } from '../../../../engine/core/json/deepEquals.ts';
import type { JsonObject } from '../../../../engine/core/json/value.ts';
import { writePaging } from '../../../../engine/core/pagination/pagingMethods.ts';
import type { ShapesFile } from '../../../../engine/core/shapes/shapes.ts';
import type { Job } from '../../model/extractorModel.ts';
import { jobShapes } from '../../shapes/jobShapes.ts';
import { type KnownPath, knownPaths } from '../../shapes/knownPaths.ts';
import { recordShapes } from '../../shapes/recordShapes.ts';
import type { Candidate, JobResponses } from './candidate.ts';
import { countedPages, countedRecords } from './countedPages.ts';
import { nextAddress } from './nextAddress.ts';
import { nextMark } from './nextMark.ts';
import { risingIds } from './risingIds.ts';

/** A paging method with the jobs whose responses suggest it. */
export interface JointCandidate extends Candidate {
  /** The value for `api.pagination`. */
  pagination: JsonObject;
  jobs: number;
  /** How many jobs have known responses. */
  of: number;
  /** Whether all of its paths were in every response of those jobs. */
  isAlways: boolean;
  /** Whether one of its paths was sometimes null or missing, as on a last page. */
  wasEmpty: boolean;
}

const finders = [nextAddress, nextMark, countedPages, countedRecords, risingIds];
const order = ['high', 'medium', 'low'];

/** The paging methods that the known responses of these jobs suggest, best first; from shapes alone, without values. */
export function findCandidates(jobs: readonly Job[], shapes: ShapesFile | undefined): JointCandidate[] {
  const known = jobs.flatMap((job) => jobShapes([job], shapes).map(({ schema }) => evidenceOf(job, schema)));
  const joint: JointCandidate[] = [];
  for (const evidence of known) {
    for (const candidate of finders.flatMap((find) => find(evidence))) {
      const paths = pathsOf(candidate, evidence);
      const isAlways = paths.every((path) => path.isAlways);
      const wasEmpty = !isAlways || paths.some(({ types }) => types.includes('null'));
      const pagination = { ...writePaging(candidate.clue), ...candidate.stops };
      const same = joint.find((one) => deepEquals(one.pagination, pagination));
      if (same === undefined) joint.push({ ...candidate, pagination, jobs: 1, of: known.length, isAlways, wasEmpty });
      else Object.assign(same, join(same, isAlways, wasEmpty));
    }
  }
  return joint.toSorted((a, b) => order.indexOf(a.confidence) - order.indexOf(b.confidence) || b.jobs - a.jobs);
}

function join(same: JointCandidate, isAlways: boolean, wasEmpty: boolean): Partial<JointCandidate> {
  return { jobs: same.jobs + 1, isAlways: same.isAlways && isAlways, wasEmpty: same.wasEmpty || wasEmpty };
}

function evidenceOf(job: Job, schema: Parameters<typeof recordShapes>[1]): JobResponses {
  const records = recordShapes(job, schema)?.filtered;
  return {
    response: knownPaths(schema, { delimiter: '.' }),
    dotted: knownPaths(schema, { delimiter: null }).filter(({ path }) => path.includes('.')),
    record: records ? knownPaths(records, { delimiter: '.' }) : [],
  };
}

function pathsOf({ paths, clue }: Candidate, { response, dotted, record }: JobResponses): KnownPath[] {
  const isDotted = clue.kind === 'address' && clue.delimiter !== undefined;
  const all = clue.kind === 'id' ? record : isDotted ? dotted : response;
  return all.filter(({ path }) => paths.includes(path));
}
