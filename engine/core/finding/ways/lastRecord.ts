import { findPath } from '../../json/findPath.ts';
import { getField } from '../../json/value.ts';
import { writePaging } from '../../pagination/methods/pagingMethods.ts';
import { usualNames } from '../../recognition/paging/usualNames.ts';
import { flagOf, pathOfLast } from '../candidates/readEvidence.ts';
import type { Attempt } from '../trying/attempt.ts';
import { findByOverlap } from '../trying/findByOverlap.ts';
import { findParam } from '../trying/findParam.ts';
import { pursue } from './pursue.ts';
import type { Way } from './way.ts';

/** A value of the last record of a full page, such as its id, that goes into a parameter of the next request. */
export const lastRecord: Way = function* ({ pagination = {} }, place) {
  const { bench, bare, evidence } = place;
  const path = String(getField(pagination, 'responseParam') ?? '');
  const guess = String(getField(pagination, 'queryParam') ?? '');
  const value = findPath(bare.response, path);
  const { records } = evidence;
  if (value === undefined || value === null || value === '' || records === undefined) return undefined;
  const names = [...new Set([...usualNames('rising', [guess]), 'before', ...usualNames('nextToken')])];
  const key = path.split('.').at(-1) ?? '';
  const search = { value, what: 'the value of the last record' };
  let found = yield* findParam(bench, bare, { ...search, names: names.slice(0, 1), likely: 1 });
  if (found === undefined && !bench.isStrict) {
    const valueAt = (index: number) => findPath(bare.records[index] ?? null, key);
    const why = `which usual name takes "${key}" of the last record`;
    const { param } = yield* findByOverlap(bench, bare, { names: names.slice(1), valueAt, isAfter: true, why });
    if (param !== undefined) found = yield* findParam(bench, bare, { ...search, names: [param], likely: 1 });
  }
  if (found?.relation !== 'other') return undefined;
  const { param } = found;
  const pagingOn = (size: number) => ({
    ...writePaging({ kind: 'token', path: pathOfLast(records, size, key), param }),
    ...flagOf(evidence),
  });
  const what = `"${key}" of the last record in "${param}"`;
  const attempt = { pagination: pagingOn(bare.records.length), params: new Map(), what };
  const resize = (sized: Attempt, size: number) => ({ ...sized, pagination: pagingOn(size) });
  return yield* pursue(place, attempt, { resize, isSeen: true });
};
