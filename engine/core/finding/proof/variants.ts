import { isEmptyInResponse } from '../../json/isEmpty.ts';
import { getField, hasField, withField } from '../../json/value.ts';
import { withoutField } from '../../json/withoutField.ts';
import { roundSizes } from '../../verdict/roundSizes.ts';
import { findTotals } from '../../verdict/witnesses/findTotals.ts';
import type { PageReply } from '../bench/reply.ts';
import type { Attempt } from '../trying/attempt.ts';
import { pagingOf } from '../trying/pagingOf.ts';
import { withSize } from '../trying/withSize.ts';
import type { Problem } from './assess.ts';
import type { Walk } from './walk.ts';

const flag = 'nextPageFlag';
const limit = 'limitStop';
const maxSizes = 2;
/** Error statuses with which APIs answer for a page past the end. */
const pastEnd = [400, 404, 416, 422];

/** Other forms of an attempt whose walk shows a problem: with other ends, first pages or sizes; the surest first. */
export function variantsOf(attempt: Attempt, walk: Walk, because: Problem): Attempt[] {
  const [first] = walk.pages;
  if (first === undefined) return because === 'refused' ? bareFirst(attempt) : [];
  const status = walk.refusal?.status ?? 0;
  const isOdd = walk.end === 'same-response' || because === 'refused' || because === 'repeats';
  const isAtEnd = walk.pages.length > 0 && (isOdd || (because !== 'misses-first' && walk.pages.length > 1));
  return [
    ...(because === 'repeats' ? shifted(attempt, walk) : []),
    ...(because === 'misses-first' ? fromZero(attempt) : []),
    ...(hasField(attempt.pagination, flag) ? [{ ...attempt, pagination: withoutField(attempt.pagination, flag) }] : []),
    ...(isAtEnd ? [...byTotals(attempt, first), ...byFlags(attempt, walk)] : []),
    ...(because === 'refused' && walk.refusal?.isBlank ? [{ ...attempt, ignores: [status] }] : []),
    ...(isAtEnd ? byShortPage(attempt, walk) : []),
    ...(because === 'refused' && walk.pages.length > 1 && pastEnd.includes(status)
      ? [{ ...attempt, ignores: [status] }]
      : []),
  ];
}

/** Starts at 1 where the last record of page 1 comes again on page 2. */
function shifted(attempt: Attempt, { twice, pages }: Walk): Attempt[] {
  const { counted, next } = pagingOf(attempt);
  if (twice !== 1 || pages.length !== 1) return [];
  if (next?.holds === 'id' && !hasField(attempt.pagination, 'increment')) {
    const falls = getField(attempt.pagination, 'reverse') === true;
    return [{ ...attempt, pagination: withField(attempt.pagination, 'increment', falls ? -1 : 1) }];
  }
  if (counted?.unit !== 'records' || counted.readsStart) return [];
  const params = new Map([...attempt.params, [counted.startParam, 1] as const]);
  return [{ ...attempt, pagination: withField(attempt.pagination, 'offsetFromJob', true), params }];
}

function fromZero(attempt: Attempt): Attempt[] {
  const { counted } = pagingOf(attempt);
  return counted?.unit === 'pages' && counted.start === 1
    ? [{ ...attempt, pagination: withField(attempt.pagination, 'firstPage', 0) }]
    : [];
}

/** Sends no number with the first page, which some APIs refuse. */
function bareFirst(attempt: Attempt): Attempt[] {
  const { counted } = pagingOf(attempt);
  return counted?.sendsFirst
    ? [{ ...attempt, pagination: withField(attempt.pagination, 'firstPageParams', false) }]
    : [];
}

/** Ends when as many records were read as the response counts. */
export function byTotals(attempt: Attempt, first: PageReply): Attempt[] {
  const paths = findTotals(first.observed).flatMap(({ place: { at }, value }) =>
    'path' in at && value > first.records.length ? [at.path] : [],
  );
  return paths.map((field) => ({ ...attempt, pagination: withField(attempt.pagination, limit, { field }) }));
}

/** Ends at a flag of the response, which must be at its root. One that says the end may be missing before it. */
function byFlags(attempt: Attempt, { pages }: Walk): Attempt[] {
  const [first, last] = [pages[0], pages.at(-1)];
  const rootFlags = (page: PageReply | undefined) =>
    (page?.observed.paging.fields ?? []).filter(
      ({ role, grade, of }) => role === 'more' && grade === 'sure' && of.keys.length === 1,
    );
  const seen = rootFlags(first).filter(({ of }) => typeof of.value === 'boolean');
  const atEnd = rootFlags(last).filter(({ why, of }) => why === 'last' && !isEmptyInResponse(of.value));
  const flags = [
    ...seen.map(({ why, of }) => ({ field: of.key, stopOn: why === 'last' })),
    ...atEnd.map(({ of }) => ({ field: of.key, stopOn: true, ifNotSet: false })),
  ];
  return flags.map((options) => ({ ...attempt, pagination: withField(attempt.pagination, flag, options) }));
}

/** Uses a page size after which the last page is short, or none that is asked for. */
function byShortPage(attempt: Attempt, { ids, pages }: Walk): Attempt[] {
  const { counted } = pagingOf(attempt);
  const { sizeParam, size } = counted ?? {};
  if (counted === undefined || sizeParam === undefined) return [];
  const largest = size ?? pages[0]?.records.length ?? 0;
  if (size === undefined) return ids.size % largest === 0 ? [] : [withSize(attempt, sizeParam, largest)];
  const smaller = [...roundSizes, largest - 1].filter((each) => each > 1 && each < largest && ids.size % each !== 0);
  smaller.sort((a, b) => Number(roundSizes.has(b)) - Number(roundSizes.has(a)) || b - a);
  return smaller.slice(0, maxSizes).map((each) => withSize(attempt, sizeParam, each));
}
