import { childPointer } from '../childPointer.ts';
import type { FindingChange, FindingResult, JobFinding, PagingSearch } from '../contracts/generated/types.ts';
import { deepEquals } from '../json/deepEquals.ts';
import { plainOf } from '../json/plainOf.ts';
import { textField } from '../json/readValues.ts';
import {
  entriesOf,
  getField,
  hasField,
  isObject,
  type JsonObject,
  type JsonValue,
  objectFrom,
  withField,
} from '../json/value.ts';
import { multiple } from '../pagination/pagingMethod.ts';
import { scrollerName } from '../pagination/scrollers/selectScroller.ts';
import { isStopKey } from '../pagination/stop/stopRules.ts';
import { freeName } from '../text/freeName.ts';
import type { Finding } from './finding.ts';

/** A top-level job of a configuration. */
export interface PlacedJob {
  name: string;
  /** JSON pointer in the file. */
  pointer: string;
  scroller: string | undefined;
}

/** The parts of a configuration to which the findings are added. */
export interface Written {
  /** JSON pointer of the object with `api` and `config`. */
  root: string;
  /** `api.pagination`; absent: none. */
  pagination: JsonObject | undefined;
  /** The statuses of `api.http.ignoreErrors`. */
  ignored: readonly number[];
  /** All jobs, also those that were not searched. */
  jobs: readonly PlacedJob[];
  /** Whether child jobs use the paging too, which no search proves. */
  hasChildren?: boolean;
}

/** The worst first. */
const results: readonly FindingResult[] = ['unknown', 'not-expressible', 'found', 'not-needed'];

/**
 * Joins the findings of jobs to one value for `api.pagination`: the paging itself where all jobs share it, else
 * `multiple`, in which only the jobs that were found get another scroller (`docs/format/pagination.md#11-multiple`).
 */
export function joinFindings(
  findings: readonly Finding[],
  written: Written,
  counts: Pick<PagingSearch, 'requests' | 'maxRequests'>,
): PagingSearch {
  const result = results.find((each) => findings.some((finding) => finding.result === each)) ?? 'unknown';
  const { pagination, scrollers } = paginationFor(findings, written);
  const changes = findings.flatMap((finding) => changesIn(finding, written));
  const isChanged = pagination !== undefined && !(written.pagination && deepEquals(pagination, written.pagination));
  return {
    result,
    ...(pagination !== undefined && { pagination: plainOf(pagination) as object }),
    changes: [...changes, ...scrollers, ...(isChanged || changes.length > 0 ? ignoring(findings, written) : [])],
    evidence: findings.flatMap(({ evidence }) => evidence),
    tried: findings.flatMap(({ tried }) => tried),
    ...counts,
    conclusion: conclusionOf(findings),
    jobs: findings.map(jobFinding),
  };
}

function jobFinding({ job, result, pagination, isThere, evidence, tried, conclusion }: Finding): JobFinding {
  const paged = pagination === undefined ? {} : { pagination: plainOf(pagination) as object };
  return { job, result, ...paged, ...(isThere && { isThere }), evidence, tried, conclusion };
}

function conclusionOf(findings: readonly Finding[]): string {
  const [only] = findings;
  if (only === undefined) return 'The search ended before anything was found.';
  if (findings.length === 1) return only.conclusion;
  return findings.map(({ job, conclusion }) => `"${job}": ${conclusion}`).join(' ');
}

function paginationFor(
  findings: readonly Finding[],
  { pagination, jobs, hasChildren = false }: Written,
): { pagination?: JsonObject; scrollers: FindingChange[] } {
  const isMultiple = pagination !== undefined && getField(pagination, 'method') === multiple;
  const found = findings.flatMap(({ job, pagination: value, isThere }) =>
    value === undefined ? [] : [{ job, value, isKept: isMultiple && isThere === true }],
  );
  const [first] = found;
  if (first === undefined) return { scrollers: [] };
  if (pagination !== undefined && findings.every(({ isThere }) => isThere === true))
    return { pagination, scrollers: [] };
  const isShared = found.length === jobs.length && found.every(({ value }) => deepEquals(value, first.value));
  if (isShared && !isMultiple) return { pagination: first.value, scrollers: [] };
  const others = found.filter(({ isKept }) => !isKept);
  if (others.length === 0) return { pagination: pagination ?? first.value, scrollers: [] };
  const isSolved = ({ name }: PlacedJob) => findings.some(({ job, result }) => job === name && isSure(result));
  const isNeeded = hasChildren || !jobs.every(isSolved);
  const kept = isMultiple ? withOwnStops(pagination) : scrollersOf(isNeeded ? pagination : undefined);
  const own = getField(kept, 'scrollers');
  const scrollers = new Map<string, JsonValue>(isObject(own) ? entriesOf(own) : []);
  const changes = others.flatMap(({ job, value }): FindingChange[] => {
    const name = nameFor(value, scrollers);
    scrollers.set(name, value);
    const placed = jobs.find((each) => each.name === job);
    // A scroller named "default" needs no "default".
    const before = scrollerName(placed?.scroller, textField(kept, 'default'));
    if (placed === undefined || before === name) return [];
    return [{ pointer: childPointer(placed.pointer, 'scroller'), value: name }];
  });
  const value = withField(kept, 'scrollers', objectFrom(scrollers));
  return { pagination: value, scrollers: changes };
}

/** Whether a result says what is right for a job, so that it needs no other paging. */
function isSure(result: FindingResult): boolean {
  return result === 'found' || result === 'not-needed';
}

/** `multiple` with a single paging as the default, which other jobs keep. */
function scrollersOf(pagination: JsonObject | undefined): JsonObject {
  const method = pagination && getField(pagination, 'method');
  if (pagination === undefined || typeof method !== 'string') return { method: multiple, scrollers: {} };
  return { method: multiple, default: method, scrollers: { [method]: pagination } };
}

/**
 * `multiple` with its stop conditions in each scroller instead, because a new scroller was proven without them; as it is
 * if a scroller has such a condition too.
 */
function withOwnStops(pagination: JsonObject): JsonObject {
  const own = getField(pagination, 'scrollers');
  const scrollers = isObject(own) ? entriesOf(own) : [];
  const stops = entriesOf(pagination).filter(([key]) => isStopKey(key));
  const isDouble = stops.some(([key]) => scrollers.some(([, each]) => isObject(each) && hasField(each, key)));
  if (stops.length === 0 || isDouble) return pagination;
  const moved = scrollers.map(([name, each]): [string, JsonValue] => [
    name,
    isObject(each) ? objectFrom([...entriesOf(each), ...stops]) : each,
  ]);
  const rest = entriesOf(pagination).filter(([key]) => !isStopKey(key));
  return objectFrom([...rest, ['scrollers', objectFrom(moved)]]);
}

/** The name of an equal scroller, or a free one after its method. */
function nameFor(value: JsonObject, scrollers: ReadonlyMap<string, JsonValue>): string {
  const same = [...scrollers].find(([, each]) => deepEquals(each, value));
  if (same !== undefined) return same[0];
  return freeName(String(getField(value, 'method')), (name) => scrollers.has(name));
}

function changesIn({ job, changes }: Finding, { jobs }: Written): FindingChange[] {
  const placed = jobs.find((each) => each.name === job);
  if (placed === undefined) return [];
  return changes.map((change) => {
    const pointer = change.place.reduce(childPointer, placed.pointer);
    return change.value === undefined ? { pointer } : { pointer, value: plainOf(change.value) };
  });
}

function ignoring(findings: readonly Finding[], { root, ignored }: Written): FindingChange[] {
  const added = findings.flatMap(({ ignores = [] }) => ignores).filter((status) => !ignored.includes(status));
  if (added.length === 0) return [];
  return [{ pointer: `${root}/api/http/ignoreErrors`, value: [...new Set([...ignored, ...added])] }];
}
