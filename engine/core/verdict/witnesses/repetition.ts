import { atTheEnd } from '../atTheEnd.ts';
import type { Evidence } from '../evidence.ts';
import { pointerTo } from '../pointerTo.ts';
import type { Ending } from '../witness.ts';

/** An answer, a page or a request that came again and ended the paging. */
export const repetition = atTheEnd((end) => {
  const { stop, lastPage, pages } = end;
  if (stop.stop !== 'repeated-page') return [];
  // A detail under the paging of other jobs is asked for twice and lawfully answers the same.
  if (stop.repeats !== 'request' && pages === 1 && lastPage?.holds !== 'list') return [];
  return [stop.repeats === 'answer' ? sameAnswer(end) : repeated(end)];
});

function sameAnswer(end: Ending): Evidence {
  const message = `The answer behind page ${end.pages} was the same once more, so the API may not follow the paging.`;
  return { code: 'same-answer', speaks: 'doubt', message, page: end.pages, pointer: pointerTo(end, 'method') };
}

function repeated(end: Ending): Evidence {
  const { page = end.pages } = end.stop;
  const message =
    end.stop.repeats === 'request'
      ? `The paging came back to the request of page ${page} after ${end.pages}, so it goes round in a circle.`
      : `The page behind page ${end.pages} was page ${page} once more, so the API may not follow the paging.`;
  const speaks = mayBeTheEnd(end) ? 'doubt' : 'incomplete';
  return { code: 'repeated-page', speaks, message, page, pointer: pointerTo(end, 'method') };
}

/**
 * Some APIs answer with their last page, or with empty ones, behind their end; some send all they have whatever page size
 * is asked for.
 */
function mayBeTheEnd({ stop, pages, pageSize, lastPage }: Ending): boolean {
  if (stop.repeats === 'request') return false;
  const length = lastPage?.records.length ?? 0;
  const isLastAgain = pages > 1 && stop.page === pages;
  return isLastAgain || length === 0 || (pages === 1 && pageSize !== undefined && length > pageSize);
}
