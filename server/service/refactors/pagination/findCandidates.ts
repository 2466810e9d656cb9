import { deepEquals } from '../../../../engine/core/json/deepEquals.ts';
import { findPath } from '../../../../engine/core/json/findPath.ts';
import { entriesOf, isList, isObject, type JsonValue } from '../../../../engine/core/json/value.ts';
import { parseQuery } from '../../../../engine/core/request/parseQuery.ts';
import { queryOf } from '../../../../engine/core/request/strictQuery.ts';
import { ShapeCollector } from '../../../../engine/core/shapes/shapeCollector.ts';
import type { ShapeSchema } from '../../../../engine/core/shapes/shapes.ts';
import type { Job } from '../../model/extractorModel.ts';
import { jsonValue } from '../../model/jsonValue.ts';
import { findObject, findText } from '../../model/nodes.ts';
import { type ApiShapes, jobShapes } from '../../shapes/jobShapes.ts';
import { knownPaths } from '../../shapes/knownPaths.ts';
import { recordShapes } from '../../shapes/recordShapes.ts';
import type { Candidate, JobEvidence, ObservedPage } from './candidate.ts';
import { countedPages, countedRecords } from './countedPages.ts';
import { nextAddress } from './nextAddress.ts';
import { nextHeader } from './nextHeader.ts';
import { nextToken } from './nextToken.ts';
import { ownPaging } from './ownPaging.ts';
import { risingIds } from './risingIds.ts';

/** A paging method with the jobs whose responses suggest it. */
export interface JointCandidate extends Candidate {
  jobs: number;
  /** How many jobs have known responses. */
  of: number;
  /** Whether all of its paths were in every response of those jobs. */
  isAlways: boolean;
  /** Whether one of its paths was sometimes null or missing, as on a last page. */
  wasEmpty: boolean;
}

/** What is known about the responses of a configuration: the shapes by job, and pages that runs have kept by job. */
export interface KnownResponses {
  shapes: ApiShapes | undefined;
  pages: ReadonlyMap<string, ObservedPage>;
}

const finders = [nextAddress, nextToken, nextHeader, countedPages, countedRecords, ownPaging, risingIds];
const order = ['high', 'medium', 'low'];

/** The jobs of which something is known. */
export function knownJobs(jobs: readonly Job[], known: KnownResponses): JobEvidence[] {
  return jobs.flatMap((job) => {
    const page = known.pages.get(job.name);
    const schema = jobShapes(job, known.shapes)?.schema ?? shapeOf(page);
    return schema === undefined ? [] : [evidenceOf(job, schema, page)];
  });
}

/** The paging methods that these jobs' responses suggest, best first. */
export function findCandidates(known: readonly JobEvidence[]): JointCandidate[] {
  const joint: JointCandidate[] = [];
  for (const candidate of known.flatMap(candidatesOf)) {
    const isAlways = candidate.paths.every((path) => path.isAlways);
    const wasEmpty = !isAlways || candidate.paths.some(({ types }) => types.includes('null'));
    const same = joint.find((one) => isSame(one, candidate));
    if (same === undefined) joint.push({ ...candidate, jobs: 1, of: known.length, isAlways, wasEmpty });
    else Object.assign(same, join(same, candidate, isAlways, wasEmpty));
  }
  return byConfidence(joint.toSorted((a, b) => b.jobs - a.jobs));
}

/** The candidates of one job, each once: of two that suggest the same, the more certain one. */
function candidatesOf(evidence: JobEvidence): Candidate[] {
  const found = byConfidence(finders.flatMap((find) => find(evidence)));
  return found.filter((candidate, index) => !found.slice(0, index).some((one) => isSame(one, candidate)));
}

/** The most certain first; otherwise in the order that they have. */
function byConfidence<Some extends Candidate>(candidates: readonly Some[]): Some[] {
  return candidates.toSorted((a, b) => order.indexOf(a.confidence) - order.indexOf(b.confidence));
}

function isSame(one: Candidate, other: Candidate): boolean {
  if (one.pagination === undefined || other.pagination === undefined) return one.reason === other.reason;
  return deepEquals(one.pagination, other.pagination);
}

function join(same: JointCandidate, other: Candidate, isAlways: boolean, wasEmpty: boolean): Partial<JointCandidate> {
  const isSurer = order.indexOf(other.confidence) < order.indexOf(same.confidence);
  const { confidence, reason } = isSurer ? other : same;
  const [always, empty] = [same.isAlways && isAlways, same.wasEmpty || wasEmpty];
  return { confidence, reason, jobs: same.jobs + 1, isAlways: always, wasEmpty: empty };
}

function evidenceOf(job: Job, schema: ShapeSchema, page: ObservedPage | undefined): JobEvidence {
  const records = recordShapes(job, schema)?.filtered;
  return {
    response: knownPaths(schema, { delimiter: '.' }),
    dotted: knownPaths(schema, { delimiter: null }).filter(({ path }) => path.includes('.')),
    record: records ? knownPaths(records, { delimiter: '.' }) : [],
    params: [...new Map([...sentTo(page?.url), ...sentTo(findText(job.node, 'endpoint')?.value), ...paramsOf(job)])],
    page,
    records: page && recordsIn(page.response, job),
  };
}

/** The records at `dataField`, or in the only list at the root. */
function recordsIn(response: JsonValue, { node }: Job): JobEvidence['records'] {
  const lists = isObject(response) ? entriesOf(response).filter(([, value]) => isList(value)) : [];
  const [only, ...others] = lists;
  const found = findText(node, 'dataField')?.value ?? (others.length === 0 ? only?.[0] : undefined);
  const path = isList(response) ? '' : found;
  const list = path === undefined ? undefined : path === '' ? response : findPath(response, path);
  return path !== undefined && isList(list) ? { path, list } : undefined;
}

function shapeOf(page: ObservedPage | undefined): ShapeSchema | undefined {
  if (page === undefined) return undefined;
  const collector = new ShapeCollector();
  collector.add('', page.response);
  return collector.toFile().jobs['']?.schema;
}

function sentTo(address = ''): [string, JsonValue][] {
  return parseQuery(queryOf(address));
}

function paramsOf({ node }: Job): [string, JsonValue][] {
  const params = findObject(node, 'params');
  const value = params && jsonValue(params);
  return isObject(value) ? entriesOf(value) : [];
}
