import { childPointer } from '../childPointer.ts';
import type { FindingChange, FindingResult, JobFinding, PagingSearch } from '../contracts/generated/types.ts';
import { deepEquals } from '../json/deepEquals.ts';
import { entriesOf, getField, isObject, type JsonObject, type JsonValue, objectFrom } from '../json/value.ts';
import { multiple } from '../pagination/pagingMethod.ts';
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
    ...(pagination !== undefined && { pagination: plain(pagination) }),
    changes: [...changes, ...scrollers, ...(isChanged || changes.length > 0 ? ignoring(findings, written) : [])],
    evidence: findings.flatMap(({ evidence }) => evidence),
    tried: findings.flatMap(({ tried }) => tried),
    ...counts,
    conclusion: conclusionOf(findings),
    jobs: findings.map(jobFinding),
  };
}

function jobFinding({ job, result, pagination, isThere, evidence, tried, conclusion }: Finding): JobFinding {
  const paged = pagination === undefined ? {} : { pagination: plain(pagination) };
  return { job, result, ...paged, ...(isThere && { isThere }), evidence, tried, conclusion };
}

function plain(object: JsonObject): object {
  return Object.fromEntries(entriesOf(object));
}

function conclusionOf(findings: readonly Finding[]): string {
  const [only] = findings;
  if (findings.length === 1 && only !== undefined) return only.conclusion;
  return findings.map(({ job, conclusion }) => `"${job}": ${conclusion}`).join(' ');
}

function paginationFor(
  findings: readonly Finding[],
  { pagination, jobs }: Written,
): { pagination?: JsonObject; scrollers: FindingChange[] } {
  const found = findings.flatMap((finding) =>
    finding.pagination === undefined ? [] : [{ job: finding.job, value: finding.pagination }],
  );
  const [first] = found;
  if (first === undefined) return { scrollers: [] };
  const isShared = found.length === jobs.length && found.every(({ value }) => deepEquals(value, first.value));
  const isMultiple = pagination !== undefined && getField(pagination, 'method') === multiple;
  if (isShared && !isMultiple) return { pagination: first.value, scrollers: [] };
  const kept = isMultiple ? pagination : scrollersOf(pagination);
  const own = getField(kept, 'scrollers');
  const scrollers = new Map<string, JsonValue>(isObject(own) ? entriesOf(own) : []);
  const changes = found.flatMap(({ job, value }): FindingChange[] => {
    const name = nameFor(value, scrollers);
    scrollers.set(name, value);
    const placed = jobs.find((each) => each.name === job);
    if (placed === undefined || placed.scroller === name || getField(kept, 'default') === name) return [];
    return [{ pointer: childPointer(placed.pointer, 'scroller'), value: name }];
  });
  const value = objectFrom([...entriesOf(kept), ['scrollers', objectFrom(scrollers)]]);
  return { pagination: value, scrollers: changes };
}

/** `multiple` with a single paging as the default, which other jobs keep. */
function scrollersOf(pagination: JsonObject | undefined): JsonObject {
  const method = pagination && getField(pagination, 'method');
  if (pagination === undefined || typeof method !== 'string') return { method: multiple, scrollers: {} };
  return { method: multiple, default: method, scrollers: { [method]: pagination } };
}

/** The name of an equal scroller, or a free one after its method. */
function nameFor(value: JsonObject, scrollers: ReadonlyMap<string, JsonValue>): string {
  const same = [...scrollers].find(([, each]) => deepEquals(each, value));
  if (same !== undefined) return same[0];
  const method = String(getField(value, 'method'));
  for (let count = 1; ; count++) {
    const name = count === 1 ? method : `${method}-${count}`;
    if (!scrollers.has(name)) return name;
  }
}

function changesIn({ job, changes }: Finding, { jobs }: Written): FindingChange[] {
  const placed = jobs.find((each) => each.name === job);
  if (placed === undefined) return [];
  return changes.map((change) => {
    const pointer = change.place.reduce(childPointer, placed.pointer);
    return 'value' in change ? { pointer, value: change.value } : { pointer };
  });
}

function ignoring(findings: readonly Finding[], { root, ignored }: Written): FindingChange[] {
  const added = findings.flatMap(({ ignores = [] }) => ignores).filter((status) => !ignored.includes(status));
  if (added.length === 0) return [];
  return [{ pointer: `${root}/api/http/ignoreErrors`, value: [...new Set([...ignored, ...added])] }];
}
