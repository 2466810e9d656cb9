import type { ParamRole } from './pagingWords.ts';

const things = '\\S+';
const get = '(?:be )?(?:return|retrieve|fetch|include|get|list|show|display|receive)';
const amount = '(?:number|amount|count|maximum|max|limit|quantity)';

/** Descriptions of parameters, by role in paging; each pattern with examples. */
const patterns: Record<ParamRole, readonly string[]> = {
  nextToken: [
    // "A cursor for the next page", "continuation token"
    'cursor|continuation',
    // "next page token", "the pagination key", "scroll id"
    '(?:next|page|pagination|paging|resume|resumption|scroll|sync)[- ]?(?:page )?(?:token|key|marker|id)\\b',
    // "the token returned by …", "marker for …"
    '(?:token|marker|bookmark) (?:for|of|to|from|returned)',
    // "as in the previous response", "next set of results"
    '(?:previous|last|prior|earlier) (?:response|page|call|request)|next (?:page|set|batch) of',
  ],
  position: [
    'offset',
    // "number of records to skip", "how many to skip", "skip the first …"
    `(?:number|amount|count) of ${things}(?: \\S+){0,4}? to skip`,
    `(?:how many|records|results|items|entries) \\S*(?: \\S+)? ?to skip`,
    'skip (?:the first|over|this many|\\w+ (?:records|items|results))',
    // "index of the first record", "position from which …", "starting point", "zero-based index"
    '(?:index|position|number) of the (?:first|starting|start)|(?:index|position) (?:from|at) which',
    'start(?:ing)? (?:index|position|offset|record|row|from|at|point)',
    'first (?:result|record|item|entry) to|zero-based (?:index|position)',
  ],
  size: [
    // "results per page", "page size", "size of the page"
    'per[- ]page|page[- ]?size|page limit|(?:size|length) of (?:the|each|a) (?:page|result)',
    // "maximum number of orders to return", "number of records returned", "number of items in each response"
    `${amount} of ${things}(?: \\S+){0,5}? (?:to ${get}|returned|(?:per|in (?:the|a|each|one)|on (?:the|a|each)) (?:page|request|response|call|result))`,
    '(?:count|number) of (?:\\w+ ){1,3}to return',
    // "how many users to return", "limits the number of …"
    `how many ${things}(?: \\S+){0,3}? (?:to (?:return|fetch|get|show)|(?:should|will) be returned)`,
    'limits? (?:the )?(?:number|amount|results?|items|size)',
  ],
  page: [
    // "page number", "number of the page", "which page", "current page"
    'page[- ](?:number|index|no\\b)|(?:number|index) of the page|which page|(?:current|results?|requested) page|page you',
    // "page of results to return", "the page to fetch"
    'page of (?:results|the|data|items)|page to (?:return|fetch|retrieve|get|load|show|display)',
  ],
};

const described = mapped((all) => new RegExp(`\\b(?:${all.join('|')})`, 'i'));

/** The roles by precedence: the description of a page size also mentions pages. */
export const describedRoles: readonly ParamRole[] = ['nextToken', 'position', 'size', 'page'];

/** Whether a description gives a parameter this role in paging. */
export function saysRole(text: string, role: ParamRole): boolean {
  return described[role].test(text);
}

/** Other subjects of a text, with their words. */
const subjects = {
  /** A time: `after` and `from` may be dates. */
  time: /\b(dates?|time|timestamp|iso[- ]?8601|rfc[- ]?3339|unix|(?:since|unix|the) epoch|days?|hours?|seconds)\b/i,
  /** The token of a next page. */
  token: /\b(cursor|token|marker|bookmark|next page|next set|next batch|following page|continu)/i,
  /** A value that the API generates and nobody counts. */
  opaque:
    /\b(opaque|token|cursor|marker|bookmark|identifier generated|(ids?|identifiers?|keys?) (of|for) (the|a|each) (next|page of|page results|(results? )?page to fetch|following))\b/i,
  /** A page of a book or of a site. */
  thing: /\b(ids?|identifier|name|title|path|slug|url) of (the|a|each|one)( \w+)? page\b/i,
  /** The id of a record after which to continue. */
  id: /\b(greater|higher|larger|lower|smaller|less|after|before|since|following)\b[^.]{0,40}\bids?\b|\bids?\b[^.]{0,40}\b(greater|higher|larger|lower|smaller|less|after|last)\b/i,
  address: /\b(url|uri|link|address|href)\b/i,
  /** Rather a token or a number than an address. */
  noAddress: /\b(cursor|token|offset|page number|value|timestamp|pass(ed)?)\b/i,
  pages:
    /\bpaginat(?:ed?|es|ion)\b|\b(?:next|each|per|subsequent) page\b|\bpages? of (?:results|items|records)\b|\bcursors?\b/i,
};

export function speaksOf(subject: keyof typeof subjects, text: string): boolean {
  return subjects[subject].test(text);
}

function mapped(make: (patterns: readonly string[]) => RegExp): Record<ParamRole, RegExp> {
  const { nextToken, position, size, page } = patterns;
  return { nextToken: make(nextToken), position: make(position), size: make(size), page: make(page) };
}
