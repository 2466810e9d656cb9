import type { Candidate, JobEvidence, ObservedPage } from '@pagewright/core/finding/candidates/candidate';
import { byConfidence, findCandidates, isSame, isSurer } from '@pagewright/core/finding/candidates/findCandidates';
import { dottedDelimiter } from '@pagewright/core/finding/candidates/readEvidence';
import { viewOfEvidence } from '@pagewright/core/finding/candidates/viewOfEvidence';
import { findPath } from '@pagewright/core/json/findPath';
import { entriesOf, isList, isObject, type JsonValue } from '@pagewright/core/json/value';
import { isPagingObjectInBody } from '@pagewright/core/recognition/paging/pagingObject';
import { recognise } from '@pagewright/core/recognition/paging/recognise';
import { plainName } from '@pagewright/core/recognition/plainName';
import { parseQuery } from '@pagewright/core/request/parseQuery';
import { queryOf } from '@pagewright/core/request/strictQuery';
import { dataField } from '@pagewright/core/schema/generated/options';
import { knownPaths } from '@pagewright/core/shapes/knownPaths';
import { ShapeCollector } from '@pagewright/core/shapes/shapeCollector';
import type { ShapeSchema } from '@pagewright/core/shapes/shapes';
import type { Described } from '../../descriptions/described.ts';
import type { ExtractorModel, Job } from '../../model/extractorModel.ts';
import { findObject, findText, textOrDefault } from '../../model/nodes.ts';
import { writtenRequest } from '../../model/writtenRequest.ts';
import { type ApiShapes, jobShapes } from '../../shapes/jobShapes.ts';
import { recordShapes } from '../../shapes/recordShapes.ts';
import { knownNames } from './knownNames.ts';

export interface JointCandidate extends Candidate {
  jobs: number;
  /** Number of jobs with known responses. */
  of: number;
  /** Whether all of its paths were in every response of those jobs. */
  isAlways: boolean;
  /** Whether one of its paths was sometimes null or missing, as on a last page. */
  wasEmpty: boolean;
}

/** The known responses of a configuration: the shapes by job, and pages that runs have kept by job. */
export interface KnownResponses {
  shapes: ApiShapes | undefined;
  pages: ReadonlyMap<string, ObservedPage>;
  described?: Described | undefined;
}

/** The evidence of the jobs with known responses. */
export function knownJobs(model: ExtractorModel, jobs: readonly Job[], known: KnownResponses): JobEvidence[] {
  return jobs.flatMap((job) => {
    const page = known.pages.get(job.name);
    const schema = jobShapes(job, known.shapes)?.schema ?? shapeOf(page);
    if (schema === undefined) return [];
    const evidence = { ...seenIn(job, schema, page), ...asked(job, model, page, known.described) };
    const address = findText(job.node, 'endpoint')?.value ?? '';
    return [{ ...evidence, paging: recognise(viewOfEvidence(evidence, address)) }];
  });
}

/** The paging methods that these jobs' responses suggest, best first. */
export function findJointCandidates(known: readonly JobEvidence[]): JointCandidate[] {
  const joint: JointCandidate[] = [];
  for (const candidate of known.flatMap(findCandidates)) {
    const isAlways = candidate.paths.every((path) => path.isAlways);
    const wasEmpty = !isAlways || candidate.paths.some(({ types }) => types.includes('null'));
    const same = joint.find((one) => isSame(one, candidate));
    if (same === undefined) joint.push({ ...candidate, jobs: 1, of: known.length, isAlways, wasEmpty });
    else Object.assign(same, join(same, candidate, isAlways, wasEmpty));
  }
  return byConfidence(joint.toSorted((a, b) => b.jobs - a.jobs));
}

function join(same: JointCandidate, other: Candidate, isAlways: boolean, wasEmpty: boolean): Partial<JointCandidate> {
  const { confidence, reason } = isSurer(other, same) ? other : same;
  const [always, empty] = [same.isAlways && isAlways, same.wasEmpty || wasEmpty];
  return { confidence, reason, jobs: same.jobs + 1, isAlways: always, wasEmpty: empty };
}

type Asked = 'method' | 'params' | 'names' | 'describedHolder';

function seenIn(job: Job, schema: ShapeSchema, page: ObservedPage | undefined): Omit<JobEvidence, Asked | 'paging'> {
  const records = recordShapes(job, schema)?.filtered;
  return {
    response: knownPaths(schema, { delimiter: '.' }),
    dotted: knownPaths(schema, { delimiter: dottedDelimiter }).filter(({ path }) => path.includes('.')),
    record: records ? knownPaths(records, { delimiter: '.' }) : [],
    page,
    records: page && recordsIn(page.response, job),
  };
}

function asked(
  job: Job,
  model: ExtractorModel,
  page: ObservedPage | undefined,
  described: Described | undefined,
): Pick<JobEvidence, Asked> {
  const { method, params: written } = writtenRequest(job, model);
  const sent = [...sentTo(page?.url), ...sentTo(findText(job.node, 'endpoint')?.value), ...entriesOf(written)];
  const params = [...new Map(sent)];
  const holder = described
    ?.paramsOf(job, model)
    .find(({ name, types }) => types.includes('object') && isPagingObjectInBody(plainName(name)));
  return {
    method,
    params,
    names: knownNames(job, { model, described, method, params }),
    describedHolder: holder?.name,
  };
}

/** The records at `dataField`, or in the only list at the root. */
function recordsIn(response: JsonValue, job: Job): JobEvidence['records'] {
  const path = isList(response) ? '' : recordsPath(response, job);
  const list = path === undefined ? undefined : path === '' ? response : findPath(response, path);
  return path !== undefined && isList(list) ? { path, list } : undefined;
}

/** With dots; absent for a path through a key with a dot. */
function recordsPath(response: JsonValue, { node }: Job): string | undefined {
  const object = findObject(node, 'dataField');
  const delimiter = textOrDefault(object, 'delimiter', dataField);
  const written = object === undefined ? findText(node, 'dataField') : findText(object, 'path');
  if (written !== undefined) {
    const keys = written.value.split(delimiter);
    return keys.some((key) => key.includes('.')) ? undefined : keys.join('.');
  }
  const lists = isObject(response) ? entriesOf(response).filter(([, value]) => isList(value)) : [];
  return lists.length === 1 ? lists[0]?.[0] : undefined;
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
