import type { FindingResult } from '../contracts/generated/types.ts';
import { deepEquals } from '../json/deepEquals.ts';
import { getField, hasField, type JsonValue } from '../json/value.ts';
import { capitalized } from '../text/capitalized.ts';
import { countText, numberText } from '../text/countText.ts';
import type { Bench } from './bench/bench.ts';
import type { PageReply } from './bench/reply.ts';
import type { Finding, JobChange } from './finding.ts';
import type { Proof } from './proof/prove.ts';

/** The paging of the configuration, in the notes of a search. */
export const writtenPaging = 'the paging that is written';

/** The finding for a proven attempt, with the changes that its job needs. */
export function conclude(bench: Bench, { attempt, walk, isWhole }: Proof, bare: PageReply): Finding {
  const { job } = bench;
  const { pagination, ignores } = attempt;
  const [total] = walk.verdict.evidence.filter(({ code }) => code === 'total-matches');
  const read = `${countText(walk.pages.length, 'page')}, ${countText(walk.ids.size, 'record')}, none twice`;
  const end = isWhole ? (total === undefined ? 'read to the end' : 'all that the API counts') : 'the end was not read';
  const size = (walk.pages[0] ?? bare).records.length;
  const changes = [...changesOf(bench, attempt.params), ...dataFieldChange(bench)];
  const isThere = changes.length === 0 && job.pagination !== undefined && deepEquals(job.pagination, pagination);
  return {
    ...notes(bench),
    result: 'found',
    pagination,
    changes,
    ...(ignores !== undefined && { ignores: [...ignores] }),
    ...(isThere && { isThere }),
    conclusion: `${capitalized(attempt.what)}, ${numberText(size)} a page: ${read}, ${end}.${faultText(bench, isThere)}`,
  };
}

/** The fault of the paging that is written, if another one was proven. */
function faultText({ tried }: Bench, isThere: boolean): string {
  const fault = tried.find(({ what }) => what === writtenPaging);
  return isThere || fault === undefined ? '' : ` The paging that is written is wrong: ${fault.why}`;
}

/** A finding without paging. */
export function given(bench: Bench, result: Exclude<FindingResult, 'found'>, reason: string): Finding {
  const changes = result === 'not-needed' ? [...changesOf(bench, []), ...dataFieldChange(bench)] : [];
  return { ...notes(bench), result, changes, conclusion: reason };
}

export function unknown(bench: Bench, reason: string): Finding {
  return given(bench, 'unknown', reason);
}

function notes({ job, evidence, tried }: Bench): Pick<Finding, 'job' | 'evidence' | 'tried'> {
  return { job: job.name, evidence: [...evidence], tried: [...tried] };
}

/** The changes to the written parameters of the job; none for those that are as they should be. */
function changesOf(bench: Bench, params: Iterable<readonly [string, JsonValue | undefined]>): JobChange[] {
  const wanted = new Map([...bench.required, ...params]);
  return [...wanted].flatMap(([name, value]): JobChange[] => {
    const place = ['params', name];
    if (value === undefined) return hasField(bench.written, name) ? [{ place }] : [];
    const before = getField(bench.written, name);
    return before !== undefined && deepEquals(before, value) ? [] : [{ place, value }];
  });
}

function dataFieldChange({ at, job }: Bench): JobChange[] {
  const { dataField } = at;
  const before = job.place.dataField;
  if (dataField === undefined || (before?.path === dataField.path && before.delimiter === dataField.delimiter))
    return [];
  const value = dataField.delimiter === '.' ? dataField.path : { path: dataField.path, delimiter: dataField.delimiter };
  return [{ place: ['dataField'], value }];
}
