/** Names of objects that describe the list beside them. Other objects there may be about anything. */
const ofList: ReadonlySet<string> = new Set([
  ...['meta', 'metadata', 'responsemetadata', 'pagemetadata', 'resultmetadata', 'searchmetadata', 'additionaldata'],
  ...['pagination', 'paging', 'pager', 'paginator', 'page', 'pages', 'pageinfo', 'paginginfo', 'paginationinfo'],
  ...['resultinfo', 'responseinfo', 'listinfo', 'info', 'summary', 'links', 'link', 'navigation', 'nav'],
  ...['cursor', 'cursors'],
  // `hits.total.value`, `paging.next.after`
  ...['total', 'next', 'nextpage', 'nextlink'],
]);

/** Names of objects with numbers of the list and other values: attributes of XML, the parameters of the request. */
const aroundList: ReadonlySet<string> = new Set(['attr', 'header', 'context', 'paginationoutput']);
/** Names of records that some APIs use for an object with their number. */
const likeList: ReadonlySet<string> = new Set(['records', 'results']);

/** Names of objects about the result of a request; their counts are not those of the records. */
const ofAnswer: ReadonlySet<string> = new Set([
  ...['status', 'responsestatus', 'responseheader', 'header', 'response', 'result', 'outcome', 'shards', 'clusters'],
]);

/** Names of objects about the result of a search, or about anything else. */
const ofSearch: ReadonlySet<string> = new Set(['search', 'data', 'metrics', 'stats', 'statistics']);

/** Whether an object of this plain name describes the list beside it. */
export function describesList(name: string): boolean {
  return ofList.has(name);
}

/** Whether an object of this plain name may have numbers of the list beside it. */
export function countsList(name: string): boolean {
  return ofList.has(name) || aroundList.has(name);
}

/** Whether an object of this plain name may be about the list, although lists have this name too. */
export function isLikeList(name: string): boolean {
  return likeList.has(name);
}

/** Whether an object of this plain name may describe the result of the request. */
export function describesAnswer(name: string): boolean {
  return ofList.has(name) || ofAnswer.has(name);
}

/** Whether an object of this plain name may have, among much else, the completeness of a search. */
export function maySpeakOfSearch(name: string): boolean {
  return ofSearch.has(name);
}
