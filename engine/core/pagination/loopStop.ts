import { numberText } from '../text/countText.ts';
import { quotedNames } from '../text/quotedNames.ts';
import type { Stop } from './scroller.ts';

/** The sign of a loop other than pages with an identity that came again in the same order. */
export type LoopSign =
  /** Too many equal pages in a row for chance, although nothing distinguishes their records. */
  | 'alike'
  /** Equal pages, which may be data: the API itself continues, or something around the records changes. */
  | 'seems-alike'
  /** Pages after the API said that there are no more. */
  | 'past-end'
  /** Pages after the end, but equal pages came before it: the loop may have reached the API's count. */
  | 'past-end-alike'
  /** Only empty pages. */
  | 'all-empty';

/** The end of a paging that loops, with the page that was repeated. */
export interface LoopStop extends Stop {
  stop: 'repeated-page';
  repeats: 'page' | 'request';
  page: number;
  /** The last kept pages that repeat earlier ones: kept before the loop was certain. */
  copies: number;
  sign?: LoopSign;
  /** The fields that changed anyway. */
  changed?: readonly string[];
}

/** Repeated pages: the numbers of the first and the last, and of the page that they repeat. */
export interface RepeatedPages {
  first: number;
  last: number;
  earlier: number;
  copies: number;
  /** The fields that changed anyway. */
  changed?: readonly string[];
}

/** A page after the end: its number, the page that it repeats unless it is empty, and the fields that changed. */
interface PagePastEnd {
  number: number;
  earlier: number | undefined;
  changed: readonly string[];
}

/** The end because a request was sent before. */
export function repeatedRequest(page: number): LoopStop {
  const message = `The next request equals that of page ${page}, so the paging is in a loop.`;
  return { stop: 'repeated-page', repeats: 'request', page, copies: 0, message };
}

/** The end because a page came again, followed by the same page as before. */
export function repeatedOrder({ last, earlier, copies }: RepeatedPages): LoopStop {
  const loop = `Page ${last - 1} has the same records as page ${earlier}, and the same page follows, so the API ignores the paging parameters.`;
  return repeatedPage(earlier, copies, `${loop}${keptText(copies)}`);
}

/** The end because a page is empty like the one before it, for the same request. */
export function emptyAgain(number: number): LoopStop {
  const message = `Page ${number} is empty like page ${number - 1}, and the request stays the same.`;
  return repeatedPage(number - 1, 0, message);
}

/** The end because equal pages came in a row, or a short cycle of pages came repeatedly. */
export function alike(pages: RepeatedPages, sign: 'alike' | 'seems-alike'): LoopStop {
  const { first, last, earlier, copies, changed = [] } = pages;
  const only = changed.length === 0 ? 'nothing changes' : `only ${quotedNames(changed)} changed`;
  const isNamed = sign === 'alike' || changed.length > 0;
  const so = sign === 'alike' ? 'so the paging is in a loop' : 'so the paging seems to be in a loop';
  const how = isNamed ? `and ${only}, ${so}` : so;
  const message = `Pages ${first} to ${last} only have records that came before, in the same order, ${how}.`;
  return { ...repeatedPage(earlier, copies, `${message}${keptText(copies)}`), sign };
}

/** The end because a page came again after the last one. `isAlike`: a page before the end came again too. */
export function pastEnd({ number, earlier, changed }: PagePastEnd, isAlike: boolean): LoopStop {
  const but = changed.length === 0 ? '' : ` but for ${quotedNames(changed)}`;
  const is = earlier === undefined ? 'is empty' : `has the same records as page ${earlier}${but}`;
  const message = `Page ${number} ${is}, and the API had said before that there is no more.`;
  return { ...repeatedPage(earlier ?? number - 1, 0, message), sign: isAlike ? 'past-end-alike' : 'past-end' };
}

/** The end because only empty pages came, however the paging continues. */
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
