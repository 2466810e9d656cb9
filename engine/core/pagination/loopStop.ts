import { numberText } from '../text/countText.ts';
import { quotedNames } from '../text/quotedNames.ts';
import type { Stop } from './scroller.ts';

/** How a loop was noticed, other than by pages with an identity that came again in the same order. */
export type LoopSign =
  /** So many equal pages in a row are no chance, although nothing tells their records apart. */
  | 'alike'
  /** The same, although the API leads on by itself or something around them changes: they may be data. */
  | 'seems-alike'
  /** The API had said that there is no more. */
  | 'past-end'
  /** The same, but pages before the end were equal already: they may be the loop that reached what the API counts. */
  | 'past-end-alike'
  /** Nothing but empty pages. */
  | 'all-empty';

/** The end of a paging that loops, with the page that was repeated. */
export interface LoopStop extends Stop {
  stop: 'repeated-page';
  repeats: 'page' | 'request';
  page: number;
  /** The last kept pages that were there before: they could not wait until the loop was certain. */
  copies: number;
  sign?: LoopSign;
  /** The fields that changed all the same. */
  changed?: readonly string[];
}

/** Pages that came again: numbers of the first and the last of them, and of the page that they repeat. */
export interface RepeatedPages {
  first: number;
  last: number;
  earlier: number;
  copies: number;
  /** The fields that changed all the same. */
  changed?: readonly string[];
}

/** A page behind the end: its number, the page that it repeats unless it is empty, and what changed all the same. */
interface PageBehind {
  number: number;
  earlier: number | undefined;
  changed: readonly string[];
}

/** The request was sent before. */
export function repeatedRequest(page: number): LoopStop {
  const message = `The next request equals that of page ${page}, so the paging is in a loop.`;
  return { stop: 'repeated-page', repeats: 'request', page, copies: 0, message };
}

/** A page came before, and the page behind it is the one that followed it then. */
export function repeatedOrder({ last, earlier, copies }: RepeatedPages): LoopStop {
  const loop = `Page ${last - 1} has the same records as page ${earlier}, and the same page follows, so the API ignores the paging parameters.`;
  return repeatedPage(earlier, copies, `${loop}${keptText(copies)}`);
}

/** A page is empty like the one before it, for the same request. */
export function emptyAgain(number: number): LoopStop {
  const message = `Page ${number} is empty like page ${number - 1}, and the request stays the same.`;
  return repeatedPage(number - 1, 0, message);
}

/** Equal pages came in a row, or the same few again and again. */
export function alike(pages: RepeatedPages, sign: 'alike' | 'seems-alike'): LoopStop {
  const { first, last, earlier, copies, changed = [] } = pages;
  const only = changed.length === 0 ? 'nothing changes' : `only ${quotedNames(changed)} changed`;
  const isNamed = sign === 'alike' || changed.length > 0;
  const so = sign === 'alike' ? 'so the paging is in a loop' : 'so the paging seems to be in a loop';
  const how = isNamed ? `and ${only}, ${so}` : so;
  const message = `Pages ${first} to ${last} only have records that came before, in the same order, ${how}.`;
  return { ...repeatedPage(earlier, copies, `${message}${keptText(copies)}`), sign };
}

/** A page came before, behind the one that said that it is the last. `isAlike`: one before that came before too. */
export function pastEnd({ number, earlier, changed }: PageBehind, isAlike: boolean): LoopStop {
  const but = changed.length === 0 ? '' : ` but for ${quotedNames(changed)}`;
  const is = earlier === undefined ? 'is empty' : `has the same records as page ${earlier}${but}`;
  const message = `Page ${number} ${is}, and the API had said before that there is no more.`;
  return { ...repeatedPage(earlier ?? number - 1, 0, message), sign: isAlike ? 'past-end-alike' : 'past-end' };
}

/** Nothing but empty pages came, however the paging leads on. */
export function allEmpty(first: number, last: number): LoopStop {
  const message = `Pages ${first} to ${last} are all empty, so the paging ends here although it leads on.`;
  return { ...repeatedPage(first, 0, message), sign: 'all-empty' };
}

function repeatedPage(page: number, copies: number, message: string): LoopStop {
  return { stop: 'repeated-page', repeats: 'page', page, copies, message };
}

function keptText(copies: number): string {
  if (copies === 0) return '';
  return copies === 1
    ? ' Its records are in the tables twice.'
    : ` ${numberText(copies)} of these pages are in the tables.`;
}
