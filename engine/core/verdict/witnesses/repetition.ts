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
  return [stop.repeats === 'response' ? sameResponse(end) : repeated(end)];
});

function sameResponse(end: Ending): Evidence {
  const message = `The response after page ${end.pages} was the same again, so the API may ignore the paging parameters.`;
  return { code: 'same-answer', speaks: 'doubt', message, page: end.pages, pointer: pointerTo(end, 'method') };
}

function repeated(end: Ending): Evidence {
  const { page = end.pages } = end.stop;
  const message =
    end.stop.repeats === 'request'
      ? `After page ${end.pages}, the paging returned to the request of page ${page}, so it is in a loop.`
      : `The page after page ${end.pages} was page ${page} again, so the API may ignore the paging parameters.`;
  const speaks = mayBeTheEnd(end) ? 'doubt' : 'incomplete';
  return { code: 'repeated-page', speaks, message, page, pointer: pointerTo(end, 'method') };
}

/** Some APIs return their last page, or empty ones, after their end; some return everything for any page size. */
function mayBeTheEnd({ stop, pages, pageSize, lastPage }: Ending): boolean {
  if (stop.repeats === 'request') return false;
  const length = lastPage?.records.length ?? 0;
  const isLastAgain = pages > 1 && stop.page === pages;
  return isLastAgain || length === 0 || (pages === 1 && pageSize !== undefined && length > pageSize);
}
