import { describesList } from '../wrapperNames.ts';

const leading =
  /(?:^|_)(?:page|paging|pagination|next|prev|previous|continue|continuation|cursor|scroll|offset|marker)(?:token|key)?(?=_|$)/;
const ofHeaders = /total|count|page|pagination|next|more|offset|limit|cursor|continuation|range/;
const ofResponses =
  /(next|prev|first|last|self|page|total|count|offset|limit|size|start|end|cursor|token|more|meta|link|time|date|took|duration|request|trace|version|query|edat$)/;
const elsewhere = /(prev|first|last|self|current|this|back|before|total|count|size|limit|per|max|sync|delta|poll)/;

/** Whether a name, with its words joined by `_`, has a word for another page: `next_token`. */
export function speaksOfOtherPages(words: string): boolean {
  return leading.test(words);
}

/** Whether a header may be about paging, by any part of its name. */
export function mayBeOfPaging(header: string): boolean {
  return ofHeaders.test(header);
}

/** Whether a field of this plain name belongs to paging or to every response: a page without records may add it. */
export function belongsToPaging(name: string): boolean {
  return ofResponses.test(name) || describesList(name);
}

/** Whether a plain name is for another place than the next page, or counts. */
export function leadsElsewhere(name: string): boolean {
  return elsewhere.test(name);
}
