import { plainName } from '../plainName.ts';
import { remembered } from '../remembered.ts';
import type { TotalGrade } from '../totalWords.ts';
import { holderAndKey } from './holderAndKey.ts';
import type { PagingWhy } from './pagingWhy.ts';

/** The role of a name in paging. */
export type PagingRole =
  | 'nextAddress'
  | 'nextToken'
  | 'more'
  | 'page'
  | 'pageCount'
  /** The number of records before the page. */
  | 'position'
  | 'total'
  | 'size'
  /** The id of a record after which to continue. */
  | 'lastId';

/**
 * The sureness of a name. A `weak` one has other meanings and counts beside other signs of paging, a `vague` one mostly
 * means something else, and an `estimate` is no exact number by its own account.
 */
export type PagingGrade = TotalGrade;

/** The meaning of a name; `noun`, in the singular, is required of the records. */
export interface PagingMeaning {
  role: PagingRole;
  grade: PagingGrade;
  why?: PagingWhy | undefined;
  noun?: string;
}

/** The length up to which a name is compared with all of them; longer ones are hostile. */
export const maxNameLength = 100;

type Row = readonly [role: PagingRole, grade: PagingGrade, names: string, why?: PagingWhy];

const thing = 'pages?|items?|results?|records?';
const things = `${thing}|data|rows|entries|objects`;
const nextPage = 'next(page|pages|records|results|items|set|batch)?';
const address = 'href|url|uri|link|path';
const mark = 'cursor|cursormark|marker|bookmark';
const tokens = [
  `next(page|starting|start|continuation|scroll|results?|records?|batch|partition|row|max|min)?(token|key|id|offset|position|start|skip|page|index|after|number|${mark})(str)?`,
  '(page|paging|pagination|continuation|resumption|scroll)token|continuation|continue|pag(e|ing)state',
].join('|');
const pageNumbers = 'pagenumber|pagenum|pageno|pageindex';
const positions = 'offset|skip|startat|startindex|pageoffset|startrecord|firstrecord|firstresult';
const mayCount = 'pagesize|pagelen|recordsperpage';
const sizes = `(max)?(limit|perpage|pagelimit)|max(results|items|records|${mayCount})|limitmax|pagesizemax`;

/** The names of fields, and of headers without their prefixes. For each role, the first row counts. */
const inResponse: readonly Row[] = [
  ['nextAddress', 'sure', 'odatanextlink', 'odata'],
  ['nextAddress', 'weak', nextPage, 'open'],
  ['nextAddress', 'sure', `(odata)?${nextPage}(${address}|address)|odata${nextPage}`],
  ['nextToken', 'weak', 'next(page)?', 'open'],
  ['nextToken', 'vague', 'next(batch|record|row|item)|lastevaluatedid', 'later'],
  ['nextToken', 'sure', 'scrollid', 'scroll'],
  ['nextToken', 'sure', 'lastevaluatedkey', 'object'],
  ['nextToken', 'sure', tokens],
  ['nextToken', 'weak', mark, 'either'],
  ['nextToken', 'weak', `(end|after|page)(token|${mark})`, 'end-of-page'],
  ['nextToken', 'vague', 'after', 'end-of-page'],
  ['nextToken', 'weak', 'offset', 'text'],
  [
    'nextToken',
    'vague',
    '(pagination|paging|page|scroll|cursor|continuation|iterator|resume|searchafter)(id|token|key|mark)?',
    'shared',
  ],
  ['nextToken', 'vague', 'token', 'stranger'],
  ['more', 'weak', `next(${thing})?`, 'open'],
  [
    'more',
    'sure',
    `(has|is|are|thereis|thereare)?(more|next)(${things})?(available|exists?|in(collection|list)|left|remaining)?|has(additional|further|other)(${things})?`,
  ],
  ['more', 'weak', '(is)?truncated', 'cut'],
  [
    'more',
    'sure',
    '(is)?last(page)?|(is)?finalpage|(is)?(at)?endof(stream|list|data|results?|records|items|file)|(is)?eof',
    'last',
  ],
  ['more', 'vague', '(is)?(finished|exhausted)', 'finished'],
  ['more', 'vague', '(is)?done|(no|nothing)more(pages|items|results|records|data)?', 'done'],
  ['page', 'sure', 'page', 'either'],
  ['page', 'sure', 'currentpage(number)?|thispage', 'current'],
  ['page', 'sure', pageNumbers],
  ['page', 'weak', 'p|pg'],
  ['pageCount', 'sure', 'lastpages?', 'last'],
  ['pageCount', 'weak', 'pages'],
  ['pageCount', 'sure', '(total|num|number|nb)(of)?pages?|pages?(count|total)|total(pagecount|pagescount)|pagescount'],
  ['position', 'sure', positions],
  ['position', 'weak', 'start'],
  ['position', 'vague', 'from'],
  ['size', 'sure', sizes],
  ['size', 'weak', mayCount, 'may-count-page'],
  ['size', 'vague', '(items|results)perpage', 'counts-page'],
  ['size', 'weak', 'count', 'may-be-total'],
  ['size', 'weak', 'size|top'],
  ['size', 'vague', 'rows|take|first|max|num|results|n|items|ps|length'],
];

/** The names of parameters. `weak` ones count only beside another parameter of paging. */
const inRequest: readonly Row[] = [
  ['size', 'sure', `${sizes}|${mayCount}|(items|results)perpage`],
  ['size', 'weak', 'size|count|top|rows|take'],
  ['size', 'weak', 'first', 'first'],
  ['size', 'vague', 'max|num|results|n|items|ps|length'],
  ['page', 'sure', '(num(ber)?of)?skip(ped)?pages|pages(to)?skip', 'skipped'],
  ['page', 'sure', `page|currentpage(number)?|thispage|${pageNumbers}`],
  ['page', 'weak', 'p|pg'],
  ['position', 'sure', positions],
  ['position', 'weak', 'start|from'],
  ['nextToken', 'sure', 'after', 'time'],
  [
    'nextToken',
    'sure',
    `next(page)?|${tokens}|scrollid|lastevaluatedkey|${mark}|pagecursor|pageafter|startingafter|startcursor`,
  ],
  ['lastId', 'sure', '(max|before)[a-z0-9]*id', 'backwards'],
  [
    'lastId',
    'sure',
    '(since|min|after|from|last|lastseen|starting|startingafter|startafter|next)[a-z0-9]*id|startingafter|startafter',
  ],
  ['lastId', 'vague', 'max|before', 'backwards'],
  ['lastId', 'vague', 'since|after|from|last|min'],
];

/** The names of the fields of an object called `next`. */
const belowNext: readonly Row[] = [
  ['nextAddress', 'sure', address],
  ['nextToken', 'sure', `token|offset|after|page|number|start|startingafter|skip|key|id|${mark}`],
];

/** Names of objects that are not about the list, whatever they count: a rate limit and its `remaining`. */
const otherObject = /^(x?ratelimit(s|ing|er|info|status)?|rates?|quotas?|throttl(e|ing)|credits?|budget)$/;

/** The only table of all known names, as patterns, by place. */
export const pagingWords = { response: inResponse, request: inRequest, belowNext };

/** The meanings of a plain name as a field or a header. */
export const meaningsInResponse = reader(inResponse);
/** The meanings of a plain name as a parameter. */
export const meaningsInRequest = reader(inRequest);
/** The meanings of a plain name in an object called `next`. */
export const meaningsBelowNext = reader(belowNext);

/** Whether an object of this plain name is not about the list, such as a rate limit. */
export const isOfOther = remembered((name) => otherObject.test(name));

/** Whether a plain name is that of an address in an object. */
export const isPartOfLink = remembered((name) => new RegExp(`^(?:${address})$`).test(name));

/** Whether a link with this relation is for another page of the list. */
export function isPageRelation(name: string): boolean {
  return /^(next|prev|previous|first)$/.test(name);
}

/** Whether a value for the next page may be the number of a page, by its plain name. */
export const mayBePageNumber = remembered((name) => /(page|number|index)$/.test(name));

function reader(rows: readonly Row[]): (name: string) => readonly PagingMeaning[] {
  const patterns = rows.map(([, , names]) => new RegExp(`^(?:${names})$`));
  return remembered((name) => {
    if (name.length > maxNameLength) return [];
    const found = rows.filter((_, index) => patterns[index]?.test(name));
    return found
      .filter(([role], index) => found.findIndex(([other]) => other === role) === index)
      .map(([role, grade, , why]) => ({ role, grade, ...(why !== undefined && { why }) }));
  });
}

export type ParamRole = 'size' | 'page' | 'position' | 'nextToken';

/** The names of objects with paging parameters: `pagination.limit`, `paginate_page`, `queryOptions.skip`. */
const paramHolders =
  /^(paginat\w*|paging|pager|query\w*|options?|params?|parameters|payload|request|req|filter|listoptions|variables)$/;

/** The meanings of a parameter in paging, by its name or by the last part of its name. */
export const meaningsOfParam = remembered((name): readonly PagingMeaning[] => {
  if (name.length > maxNameLength) return [];
  const own = meaningsInRequest(plainName(name));
  const [holder, key] = own.length > 0 ? ['', ''] : holderAndKey(name);
  return paramHolders.test(plainName(holder)) ? meaningsInRequest(plainName(key)).filter(isNoId) : own;
});

/** The role of a parameter in paging; undefined if it has none. */
export function paramRoleOf(name: string): (PagingMeaning & { role: ParamRole; isSure: boolean }) | undefined {
  const found = meaningsOfParam(name).find(isNoId);
  return found && { ...found, isSure: found.grade === 'sure' };
}

function isNoId(meaning: PagingMeaning): meaning is PagingMeaning & { role: ParamRole } {
  return meaning.role !== 'lastId';
}

/** Whether a parameter counts the records before the page. */
export function countsSkipped(name: string): boolean {
  return /skip/i.test(name);
}
