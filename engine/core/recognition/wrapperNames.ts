/** Names of objects that describe the list next to them. Any other object next to the records may be about anything. */
const ofList: ReadonlySet<string> = new Set([
  ...['meta', 'metadata', 'responsemetadata', 'pagemetadata', 'resultmetadata', 'searchmetadata', 'additionaldata'],
  ...['pagination', 'paging', 'pager', 'paginator', 'page', 'pages', 'pageinfo', 'paginginfo', 'paginationinfo'],
  ...['resultinfo', 'responseinfo', 'listinfo', 'info', 'summary', 'links', 'link', 'navigation', 'nav'],
  ...['cursor', 'cursors'],
  // `hits.total.value`, `paging.next.after`
  ...['total', 'next', 'nextpage', 'nextlink'],
]);

/** Names of objects with numbers of the list, and with other things: attributes of XML, what was asked for. */
const aroundList: ReadonlySet<string> = new Set(['attr', 'header', 'context', 'paginationoutput']);
/** Names of the records, under which some APIs say how many there are, beside a list that is called otherwise. */
const likeList: ReadonlySet<string> = new Set(['records', 'results']);

/** Names of objects that say how a request ended; what they count is not the records. */
const ofAnswer: ReadonlySet<string> = new Set([
  ...['status', 'responsestatus', 'responseheader', 'header', 'response', 'result', 'outcome', 'shards', 'clusters'],
]);

/** Names of objects that may say how a search went, or be about anything. */
const ofSearch: ReadonlySet<string> = new Set(['search', 'data', 'metrics', 'stats', 'statistics']);

/** Whether an object of this plain name describes the list next to it. */
export function describesList(name: string): boolean {
  return ofList.has(name);
}

/** Whether an object of this plain name may have numbers of the list next to it. */
export function countsList(name: string): boolean {
  return ofList.has(name) || aroundList.has(name);
}

/** Whether an object of this plain name may be about the list, although lists are called like this too. */
export function isLikeList(name: string): boolean {
  return likeList.has(name);
}

/** Whether an object of this plain name may say how the request ended. */
export function describesAnswer(name: string): boolean {
  return ofList.has(name) || ofAnswer.has(name);
}

/** Whether an object of this plain name may say beside much else that a search gave only a part. */
export function maySpeakOfSearch(name: string): boolean {
  return ofSearch.has(name);
}
