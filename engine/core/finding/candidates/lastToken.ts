import { findIdField } from '../../descriptions/evidence/idNames.ts';
import { schemaOfValues } from '../../descriptions/schemaOfValues.ts';
import { findPath } from '../../json/findPath.ts';
import { isObject, keysOf } from '../../json/value.ts';
import { writePaging } from '../../pagination/methods/pagingMethods.ts';
import { usualParams } from '../../recognition/paging/paramOf.ts';
import { meaningsOfField } from '../../recognition/paging/recognise.ts';
import { roundSizes } from '../../verdict/roundSizes.ts';
import type { FindCandidates, JobEvidence } from './candidate.ts';
import { totalIn } from './countedPages.ts';
import { leadsByHeader } from './nextHeader.ts';
import { flagOf, knownName, moreFlags, ownNumber, ownParam, pathOfLast } from './readEvidence.ts';

/**
 * A full page whose records have distinct texts, after which the next page may begin
 * (`docs/format/pagination.md#8-responseparam`). The parameter for them is a guess.
 */
export const lastToken: FindCandidates = (evidence) => {
  const { records } = evidence;
  const key = records && keyOf(records.list);
  if (records === undefined || key === undefined || !isFull(evidence) || leadsByHeader(evidence)) return [];
  // An id with a flag for more pages is a better sign.
  if (key === 'id' && moreFlags(evidence).length > 0) return [];
  const size = records.list.length;
  const path = pathOfLast(records, size, key);
  const own = ownParam(evidence, 'nextToken');
  const known = own === undefined ? knownName(evidence, 'lastId', 'nextToken') : undefined;
  const param = own ?? known?.name ?? usualParams.token;
  const source = known?.source ?? `the parameter "${param}" is a guess`;
  const why = own === undefined ? source : `the job sends "${own}"`;
  return [
    {
      pagination: { ...writePaging({ kind: 'token', path, param }), ...flagOf(evidence) },
      confidence: 'low',
      paths: [],
      seen: `"${key}" of the last record`,
      reason: `The next page may begin there. On a full page of ${size} records it is at "${path}": keep the page size as it is. That the API continues after it is a guess; ${why}.`,
    },
  ];
};

/** The key with a text in every record, different in each. */
function keyOf(list: NonNullable<JobEvidence['records']>['list']): string | undefined {
  const objects = list.filter(isObject);
  const id = findIdField(schemaOfValues(objects));
  const tokens = keysOf(objects[0] ?? {}).filter((key) => isPlaceName(key));
  return [...tokens, ...(id === undefined ? [] : [id])].find((key) => {
    const values = objects.map((record) => findPath(record, key));
    const isOwn = values.length > 1 && new Set(values).size === list.length;
    return isOwn && values.every((value) => typeof value === 'string' && value !== '');
  });
}

/** Whether a record may use this key for the token of its position. */
function isPlaceName(key: string): boolean {
  return meaningsOfField({ key, holderName: '' }).some(({ why }) => why === 'stranger' || why === 'either');
}

/** Whether another page may follow: this one is as long as requested, or as pages usually are. */
function isFull(evidence: JobEvidence): boolean {
  const length = evidence.records?.list.length ?? 0;
  const total = totalIn(evidence);
  if (total !== undefined) return total > length;
  const size = ownNumber(evidence, 'size');
  return size === undefined ? roundSizes.has(length) : size === length;
}
