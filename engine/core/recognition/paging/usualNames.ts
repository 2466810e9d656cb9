import { plainName } from '../plainName.ts';
import { holderAndKey } from './holderAndKey.ts';
import { meaningsOfParam } from './pagingWords.ts';

/** The name of the page number in JSON:API. */
export const bracketedPage = 'page[number]';

/** Names that APIs give to a parameter of paging, the most usual first. */
const names = {
  page: ['page', 'pageNumber', 'page_number', bracketedPage, 'pageNo', 'page_no', 'pageIndex', 'p', 'pg'],
  position: [
    'offset',
    'skip',
    'start',
    'from',
    'startIndex',
    'startAt',
    '$skip',
    '$offset',
    'startRecord',
    'first',
    'resultOffset',
  ],
  nextToken: [
    ...['cursor', 'page_token', 'pageToken', 'next_token', 'after', 'start_cursor', 'starting_after'],
    ...['continuation', 'continuationToken', 'next_cursor', 'nextToken', 'marker', 'next', 'page_cursor', 'bookmark'],
    'token',
  ],
  /** The last id, of rising or falling ids. */
  rising: [
    'since_id',
    'after_id',
    'starting_after',
    'min_id',
    'from_id',
    'last_id',
    'after',
    'since',
    'fromId',
    'sinceId',
    'afterId',
  ],
  falling: ['before', 'max_id', 'before_id', 'after', 'max', 'beforeId', 'maxId', 'until_id'],
  size: [
    'limit',
    'per_page',
    'page_size',
    'pageSize',
    'size',
    'count',
    'maxResults',
    'rows',
    'take',
    'top',
    'perPage',
    'num',
    'resultRecordCount',
  ],
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

/** Names of a cursor that the first request may ask for with an asterisk. */
export const firstCursors: readonly string[] = ['cursor', 'cursorMark'];

/** The usual names, first those in the style of the parameters that are sent: `$skip` beside `$filter`. */
export function namesInStyle(role: UsualRole, sent: readonly string[], first: readonly string[] = []): string[] {
  const usual = names[role];
  const prefixes = new Set(sent.filter((name) => !isOfPaging(name)).flatMap((name) => prefix.exec(name)?.[0] ?? []));
  const marked = usual.filter((name) => name.startsWith('$') && prefixes.has('$'));
  const prefixed = [...prefixes].filter((each) => each !== '$').map((each) => each + usual[0]);
  const siblings = sent.flatMap((name) => siblingsOf(name, role));
  return [...new Set([...first, ...siblings, ...marked, ...usual.slice(0, afterUsual), ...prefixed, ...usual])];
}

/** Names beside one in an object: `searchCriteria[currentPage]` beside `searchCriteria[pageSize]`. */
function siblingsOf(name: string, role: UsualRole): string[] {
  const [, holder] = /^([A-Za-z_]+)\[\w+\]$/.exec(name) ?? [];
  if (holder === undefined || !isOfPaging(name)) return [];
  if (role === 'page') return [`${holder}[currentPage]`, `${holder}[page]`, `${holder}[number]`];
  return role === 'position' ? [`${holder}[offset]`] : [];
}

const prefix = /^(\$|[a-z]+_)(?=[A-Za-z])/;
/** The number of usual names before those with the prefix of another parameter. */
const afterUsual = 3;

function isOfPaging(name: string): boolean {
  return meaningsOfParam(name).length > 0;
}

/** A name in the styles that APIs use, first in that of the parameters that are sent: `continuation-token`. */
export function inStyles(name: string, sent: readonly string[]): string[] {
  const words = name.split(/[^A-Za-z0-9]+|(?<=[a-z0-9])(?=[A-Z])/).map((word) => word.toLowerCase());
  const [head = '', ...rest] = words;
  const camel = head + rest.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
  const [snake, kebab] = [words.join('_'), words.join('-')];
  const separator = name.includes('_') ? [snake] : [];
  const used = sent.some((each) => each.includes('-'))
    ? [kebab]
    : sent.some((each) => each.includes('_'))
      ? [snake]
      : [];
  return [...new Set([...used, ...separator, camel, snake, kebab])];
}

/** The usual names of the page size beside a parameter for the next page: `page[size]` beside `page[number]`. */
export function usualSizesBeside(param: string): string[] {
  if (/^[A-Z]/.test(param)) return ['Limit', 'PageSize'];
  const own = sizesBeside[param];
  if (own !== undefined) return [...own];
  const [holder] = holderAndKey(param);
  if (holder === '') return ['limit'];
  const rest = param.slice(holder.length);
  const [open, close] = [
    /^[^A-Za-z0-9]*/.exec(rest)?.[0] ?? '',
    /(?<![^A-Za-z0-9])[^A-Za-z0-9]*$/.exec(rest)?.[0] ?? '',
  ];
  return ['limit', 'size'].map((key) => `${holder}${open}${key}${close}`);
}

/** Parameters for a field that has quite another name in one family of APIs. */
const partners: Readonly<Record<string, string>> = {
  lastevaluatedkey: 'ExclusiveStartKey',
  lastseq: 'since',
  nexttoken: 'pagination_token',
  next: 'offset',
};

/** The parameters that take the value of a field in families of APIs that name them differently. */
export function partnersOf(key: string): string[] {
  const found = partners[plainName(key)];
  return found === undefined ? [] : [found];
}

/** Names that a family of APIs gives to an offset, by the list of the records and the keys of the response. */
export function positionsOfFamily(recordsPath: string, keys: readonly string[]): string[] {
  if (recordsPath.split('.').includes('hits')) return ['from'];
  if (keys.some((key) => key.startsWith('@odata.'))) return ['$skip'];
  const isCapital = keys.length > 0 && keys.every((key) => /^[A-Z]/.test(key));
  return isCapital ? ['Offset', 'StartIndex'] : [];
}

/** Names that a family of APIs gives to an offset, by the words of its refusals. */
export function positionsOfRefusal(text: string): string[] {
  if (/soql/i.test(text)) return ['$offset'];
  return /odata/i.test(text) ? ['$skip'] : [];
}
