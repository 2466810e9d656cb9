import type { PagingSearch } from '@pagewright/engine/run';
import { countText } from '@pagewright/engine/text/countText';

/** The effect of a search on the text. */
export type WrittenResult = 'written' | 'nothing' | 'changed' | 'refused';

/** A button of the message at the end of a search. */
export type SearchButton = 'undo' | 'seen' | 'tried' | 'more' | 'again';

/** The message at the end of a search: its conclusion, what it sent, and what to do next. */
export function searchMessage(
  search: PagingSearch,
  written: WrittenResult,
  { others = [], problem }: { others?: readonly string[]; problem?: string } = {},
): { text: string; buttons: SearchButton[]; isGood: boolean } {
  const { result, conclusion, requests } = search;
  const isGood = result === 'found' || result === 'not-needed';
  const sent = `${countText(requests, 'request')}.`;
  const concluded = /[.!?]$/.test(conclusion) ? conclusion : `${conclusion}.`;
  const before = isThere(search) ? ['The paging that is written is proven.'] : [];
  const after = [
    ...(written === 'changed' ? [changedText] : []),
    ...(written === 'written' && others.length > 0 ? [`It is written into ${others.join(' and ')}.`] : []),
    ...(written === 'refused' && problem !== undefined ? [`Nothing was written. ${problem}`] : []),
  ];
  return {
    text: [...before, concluded, sent, ...after].join(' '),
    buttons: [
      ...(written === 'written' ? (['undo'] as const) : []),
      ...(written === 'changed' ? (['again'] as const) : []),
      isGood ? 'seen' : 'tried',
      ...(result === 'unknown' && isSpent(search) ? (['more'] as const) : []),
    ],
    isGood,
  };
}

const changedText = 'Nothing was written, because the configuration has changed during the search.';

/** The title of a button. */
export function buttonTitle(button: SearchButton, { maxRequests }: Pick<PagingSearch, 'maxRequests'>): string {
  return button === 'more' ? `Allow ${maxRequests} More` : titles[button];
}

const titles: Readonly<Record<Exclude<SearchButton, 'more'>, string>> = {
  undo: 'Undo',
  seen: 'Show What Was Seen',
  tried: 'Show What Was Tried',
  again: 'Find Again',
};

/** Whether the configuration has all of it already. */
function isThere({ result, jobs }: PagingSearch): boolean {
  return result === 'found' && jobs.every((job) => job.isThere === true);
}

/** Whether the search sent all that it might send, so that more may find something. */
function isSpent({ requests, maxRequests }: PagingSearch): boolean {
  return requests >= maxRequests;
}
