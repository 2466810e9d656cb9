import { holderAndKey } from './holderAndKey.ts';

/** Names that APIs give to a parameter of paging, the most usual first. */
const names = {
  page: ['page', 'pageNumber', 'page_number', 'page[number]', 'pageNo', 'page_no', 'pageIndex', 'p', 'pg'],
  position: ['offset', 'skip', 'start', 'startIndex', 'startAt', '$skip', '$offset', 'from', 'startRecord'],
  nextToken: [
    ...['cursor', 'page_token', 'pageToken', 'next_token', 'after', 'start_cursor', 'starting_after', 'token'],
    ...['continuation', 'continuationToken', 'next_cursor', 'nextToken', 'marker', 'next', 'page_cursor', 'bookmark'],
  ],
  /** The last id, of rising or falling ids. */
  rising: ['since_id', 'after_id', 'starting_after', 'min_id', 'from_id', 'last_id', 'after', 'since'],
  falling: ['max_id', 'before_id', 'before', 'max', 'beforeId', 'maxId'],
  size: ['limit', 'per_page', 'page_size', 'pageSize', 'size', 'count', 'maxResults', 'rows', 'take', 'top', 'perPage'],
} as const;

/** A kind of parameter with usual names. */
export type UsualRole = keyof typeof names;

/** The page sizes that usually go with the name of a position or a page. */
const sizesBeside: Readonly<Record<string, readonly string[]>> = {
  offset: ['limit'],
  skip: ['limit', 'take', 'top'],
  start: ['limit', 'rows', 'count'],
  startIndex: ['count', 'maxResults', 'limit'],
  startAt: ['maxResults', 'limit'],
  from: ['size', 'limit'],
  $skip: ['$top'],
  $offset: ['$limit'],
  page: ['per_page', 'page_size', 'limit', 'pageSize', 'size'],
  pageNumber: ['pageSize', 'limit'],
  page_number: ['page_size'],
  pageNo: ['pageSize'],
  page_no: ['page_size'],
  pageIndex: ['pageSize'],
  cursor: ['limit', 'count', 'page_size'],
  page_token: ['page_size', 'max_results'],
  pageToken: ['pageSize', 'maxResults'],
  next_token: ['max_results', 'limit'],
  nextToken: ['maxResults', 'limit'],
  after: ['limit', 'first'],
  start_cursor: ['page_size'],
  starting_after: ['limit', 'per_page'],
  max_id: ['count', 'limit'],
  since_id: ['limit', 'count', 'per_page'],
};

/** The usual names of a parameter, the given ones first, each once. */
export function usualNames(role: UsualRole, first: readonly string[] = []): string[] {
  return [...new Set([...first, ...names[role]])];
}

/** The usual names of the page size beside a parameter for the next page: `page[size]` beside `page[number]`. */
export function usualSizesBeside(param: string): string[] {
  const own = sizesBeside[param];
  if (own !== undefined) return [...own];
  const [holder] = holderAndKey(param);
  if (holder === '') return ['limit'];
  const rest = param.slice(holder.length);
  const [open, close] = [/^[^A-Za-z0-9]*/.exec(rest)?.[0] ?? '', /[^A-Za-z0-9]*$/.exec(rest)?.[0] ?? ''];
  return ['limit', 'size'].map((key) => `${holder}${open}${key}${close}`);
}
