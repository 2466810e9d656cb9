import type { Next } from '../../support/seeded.ts';

export const styles = ['offset', 'page', 'token', 'address', 'lastId'] as const;

/** Habits of a random API, each chosen by itself as far as the others allow. */
export interface Habits {
  style: (typeof styles)[number];
  n: number;
  /** The default page size and the largest one. */
  size: number;
  most: number;
  /** Result of a page size above the largest; `fixed`: there is no parameter for the size. */
  tooLarge: 'cut' | 'refused' | 'default' | 'fixed';
  sizeName: string;
  /** The parameter for the position, page, token or id. */
  placeName: string;
  /** Path of the token or address in the response. */
  nextPath: readonly string[];
  /** Path of the records; empty for a bare list. */
  recordsPath: readonly string[];
  /** Number of the first page, or of the first position. */
  first: 0 | 1;
  past: 'empty' | 'not-found' | 'no-content' | 'last-again' | 'first-again';
  total: 'none' | 'true' | 'pages' | 'estimated' | 'of-the-page';
  totalPath: readonly string[];
  flag: 'none' | 'true' | 'always';
  /** Value in place of the token or address on the last page. */
  end: 'null' | 'empty' | 'false' | 'missing' | 'stays';
  link: 'absolute' | 'relative' | 'query';
  /** Whether a link has the filter of the job. */
  linkHasFilter: boolean;
  method: 'GET' | 'POST' | 'FORM';
  hasFilter: boolean;
  isStrict: boolean;
  isVolatile: boolean;
  hasFacets: boolean;
  hasEcho: boolean;
  isDataFieldGiven: boolean;
  isInclusive: boolean;
  isFalling: boolean;
  hasBigIds: boolean;
}

const sizeNames = ['limit', 'per_page', 'count', 'pageSize', 'rows', 'max_results', 'top', 'size'];

const placeNames = {
  offset: ['offset', 'start', 'skip', 'startAt', 'first', 'from'],
  page: ['page', 'p', 'pageNumber', 'page_no', 'pageIndex'],
  token: ['cursor', 'after', 'pageToken', 'continuation'],
  address: ['cursor', 'after', 'token'],
  lastId: ['since_id', 'after_id', 'last_id'],
} as const;

const nextPaths: Record<string, readonly (readonly string[])[]> = {
  cursor: [['next_cursor'], ['meta', 'next_cursor'], ['cursor', 'next'], ['response_metadata', 'cursor']],
  after: [['after'], ['paging', 'next', 'after'], ['paging', 'cursors', 'after']],
  pageToken: [['nextPageToken'], ['page', 'nextPageToken']],
  continuation: [['continuation'], ['continuationToken']],
};

const addressPaths = [
  ['next'],
  ['links', 'next'],
  ['_links', 'next', 'href'],
  ['paging', 'next_url'],
  ['odata.nextLink'],
];

const recordPaths = [
  ['items'],
  ['data'],
  ['results'],
  ['data', 'list'],
  ['response', 'docs'],
  ['payload', 'page', 'entries'],
];

const totalPaths = [['total'], ['count'], ['meta', 'total_count'], ['pagination', 'totalItems']];

export function randomHabits(next: Next): Habits {
  const one = <T>(choices: readonly T[]) => choices[next(choices.length)] as T;
  const often = (percent: number) => next(100) < percent;
  const style = one(styles);
  const placeName = style === 'lastId' && often(50) ? one(['max_id', 'before_id', 'before']) : one(placeNames[style]);
  const isFalling = /^max|^before/.test(placeName);
  const isBare = style !== 'token' && style !== 'address' && often(20);
  const size = 5 + next(20);
  const most = size + next(3) * size + next(2) * 3;
  const end = one(['null', 'empty', 'false', 'missing', 'stays'] as const);
  const total = isBare ? 'none' : one(['none', 'true', 'true', 'pages', 'estimated', 'of-the-page'] as const);
  const link = one(['absolute', 'relative', 'query'] as const);
  return {
    ...{ style, size, most, end, link, placeName, isFalling },
    n: countOf(next, size, most),
    tooLarge: one(['cut', 'cut', 'refused', 'default', 'fixed']),
    sizeName: one(sizeNames),
    nextPath: style === 'address' ? one(addressPaths) : one(nextPaths[placeName] ?? [['next']]),
    recordsPath: isBare ? [] : one(recordPaths),
    first: style === 'page' ? one([0, 1, 1] as const) : 0,
    past: one(['empty', 'empty', 'empty', 'not-found', 'no-content', 'last-again', 'first-again']),
    // A token that stays has an end only by a total.
    total: end === 'stays' && (style === 'token' || style === 'address') ? 'true' : total,
    totalPath: one(totalPaths),
    flag: isBare ? 'none' : one(['none', 'none', 'true', 'always']),
    linkHasFilter: link !== 'query' && often(70),
    method: style === 'address' ? 'GET' : one(['GET', 'GET', 'GET', 'POST', 'FORM']),
    hasFilter: often(40),
    isStrict: often(25),
    isVolatile: !isBare && often(30),
    hasFacets: !isBare && often(25),
    hasEcho: !isBare && often(40),
    isDataFieldGiven: often(30),
    isInclusive: often(40),
    hasBigIds: often(30),
  };
}

/** A number of records: a few pages, often a multiple of a page size, seldom less than one page. */
function countOf(next: Next, size: number, most: number): number {
  const pages = 2 + next(5);
  return [size * pages, most * 2, next(size), size * pages + next(size), size * pages + 1 + next(size)][next(5)] ?? 0;
}
