import { objectMeantBy } from '../../request/objectMeantBy.ts';
import { atTheEnd } from '../atTheEnd.ts';
import type { Evidence } from '../evidence.ts';
import { pointerTo } from '../pointerTo.ts';
import type { Ending } from '../witness.ts';

/** A response, a page or a request whose repetition ended the paging. */
export const repetition = atTheEnd((end) => {
  const { stop, lastPage, pages } = end;
  if (stop.stop !== 'repeated-page') return [];
  // A detail that uses the paging of other jobs is requested twice, and rightly returns the same response.
  if (stop.repeats !== 'request' && pages === 1 && lastPage?.holds !== 'list') return [];
  return [stop.repeats === 'response' && !isFirstFullAgain(end) ? sameResponse(end) : repeated(end)];
});

function sameResponse(end: Ending): Evidence {
  const message = `The response after page ${end.pages} was the same again, so the API may ignore the paging parameters.${sentBeside(end)}`;
  return { code: 'same-answer', speaks: 'doubt', message, page: end.pages, pointer: pointerTo(end, 'method') };
}

/**
 * Whether the only page was as large as requested, and came again: that is what an API does that ignores the parameter,
 * also where nothing else in its responses changes. One that repeats its last page has others before it.
 */
function isFirstFullAgain({ pages, pageSize, lastPage, scroller }: Ending): boolean {
  const isCounted = scroller?.paging.counted !== undefined;
  return isCounted && pages === 1 && pageSize !== undefined && lastPage?.records.length === pageSize;
}

function repeated(end: Ending): Evidence {
  const { page = end.pages } = end.stop;
  const speaks = mayBeTheEnd(end) ? 'doubt' : 'incomplete';
  return { code: 'repeated-page', speaks, message: sentence(end, page), page, pointer: pointerTo(end, 'method') };
}

function sentence(end: Ending, page: number): string {
  const { stop, pages } = end;
  if (stop.repeats === 'request') {
    return `After page ${pages}, the paging returned to the request of page ${page}, so it is in a loop.`;
  }
  const again = stop.isKeptTwice
    ? `Page ${pages} was page ${page} again and is in the tables twice`
    : `The page after page ${pages} was page ${page} again`;
  return `${again}, so the API may ignore the paging parameters.${sentBeside(end)}`;
}

/** Names a parameter that was sent beside the object of the body that it seems to mean. */
function sentBeside({ scroller, lastPage }: Ending): string {
  for (const param of scroller?.paging.params ?? []) {
    const object = lastPage && objectMeantBy(param, lastPage.request);
    if (object !== undefined) return ` "${param}" is sent as one key of the body, dots included, beside "${object}".`;
  }
  return '';
}

/** Some APIs return their last page, or empty ones, after their end; some return everything for any page size. */
function mayBeTheEnd({ stop, pages, pageSize, lastPage }: Ending): boolean {
  if (stop.repeats === 'request') return false;
  const length = lastPage?.records.length ?? 0;
  const different = stop.isKeptTwice ? pages - 1 : pages;
  const isLastAgain = different > 1 && stop.page === different;
  return isLastAgain || length === 0 || (different === 1 && pageSize !== undefined && length > pageSize);
}
