import type { LoopSign } from '../../pagination/loopStop.ts';
import { objectMeantBy } from '../../request/objectMeantBy.ts';
import { numberText } from '../../text/countText.ts';
import { quotedNames } from '../../text/quotedNames.ts';
import type { Evidence } from '../evidence.ts';
import { pointerTo } from '../pointerTo.ts';
import type { Ending, Witness, WitnessFactory } from '../witness.ts';

/** Signs of a loop that may be an end, or data. */
const doubtful: ReadonlySet<LoopSign> = new Set(['seems-alike', 'past-end', 'all-empty']);

/** The minimum number of pages at the limit that differ only in a time, for a remark. */
const minInRow = 10;

/** A response, a page or a request whose repetition ended the paging. */
export const repetition: WitnessFactory = () => new Repetition();

class Repetition implements Witness {
  #largest = 0;
  /** The number of the last page that was shorter than one before it. */
  #short = 0;

  see({ number, records: { length } }: Parameters<Witness['see']>[0]): void {
    this.#largest = Math.max(this.#largest, length);
    if (length > 0 && length < this.#largest) this.#short = number;
  }

  testify(end: Ending): Evidence[] {
    const { stop } = end;
    if (stop.stop === 'max-requests') return restatedAtLimit(end);
    if (stop.stop !== 'repeated-page' || isDetailAgain(end)) return [];
    if (stop.repeats === 'response' && !isFirstFullAgain(end)) return [sameResponse(end)];
    return [repeated(end, mayBeTheEnd(end) || this.#endedShort(end) ? 'doubt' : 'incomplete')];
  }

  /** Whether page after page was full and the last one was not, before one of them came again. */
  #endedShort(end: Ending): boolean {
    return end.stop.repeats === 'page' && this.#short > 1 && this.#short === differentPages(end);
  }
}

/** A detail that uses the paging of other jobs is requested twice, and rightly returns the same response. */
function isDetailAgain({ stop, pages, lastPage }: Ending): boolean {
  return (
    isOne({ pages, lastPage }) && stop.repeats !== 'request' && stop.sign !== 'alike' && stop.sign !== 'seems-alike'
  );
}

function isOne({ pages, lastPage }: Pick<Ending, 'pages' | 'lastPage'>): boolean {
  return pages === 1 && lastPage?.holds !== 'list';
}

function sameResponse(end: Ending): Evidence {
  const message = `The response after page ${end.pages} was the same again, so the API may ignore the paging parameters.${sentBeside(end)}`;
  return { code: 'same-answer', speaks: 'doubt', message, page: end.pages, pointer: pointerTo(end, 'method') };
}

/**
 * Whether the only page was as large as requested, and came again: then the API ignores the parameter, even if nothing
 * else in its responses changes. An API that repeats its last page has others before it.
 */
function isFirstFullAgain({ pages, pageSize, lastPage, scroller }: Ending): boolean {
  const isCounted = scroller?.paging.counted !== undefined;
  return isCounted && pages === 1 && pageSize !== undefined && lastPage?.records.length === pageSize;
}

/** Pages up to the limit with equal contents that may be data: no column identifies their records. */
function restatedAtLimit(end: Ending): Evidence[] {
  const { pages, restated } = end;
  if (restated === undefined || restated.row < minInRow) return [];
  const message = `The last ${numberText(restated.row)} pages only differ in ${quotedNames(restated.fields)}, so the paging may be in a loop.`;
  return [{ code: 'repeated-page', speaks: 'doubt', message, page: pages, pointer: pointerTo(end, 'method') }];
}

function repeated(end: Ending, speaks: Evidence['speaks']): Evidence {
  const { page = end.pages } = end.stop;
  return { code: 'repeated-page', speaks, message: sentence(end, page), page, pointer: pointerTo(end, 'method') };
}

function sentence(end: Ending, page: number): string {
  const { stop, pages } = end;
  if (stop.sign !== undefined) return stop.message;
  if (stop.repeats === 'request') {
    return `After page ${pages}, the paging returned to the request of page ${page}, so it is in a loop.`;
  }
  const { copies = 0, changed = [] } = stop;
  const but = changed.length === 0 ? '' : ` Only ${quotedNames(changed)} changed.`;
  const again =
    copies > 0
      ? `Page ${pages} was page ${page} again and is in the tables ${copies === 1 ? 'twice' : `${copies + 1} times`}`
      : `The page after page ${pages} was page ${page} again`;
  return `${again}, so the API may ignore the paging parameters.${but}${sentBeside(end)}`;
}

/** Names a parameter that was sent beside the object of the body that it seems to mean. */
function sentBeside({ scroller, lastPage }: Ending): string {
  for (const param of scroller?.paging.params ?? []) {
    const object = lastPage && objectMeantBy(param, lastPage.request);
    if (object !== undefined) return ` "${param}" is sent as one key of the body, dots included, beside "${object}".`;
  }
  return '';
}

/**
 * Whether a repetition may be the end: some APIs return their last page, their first, or empty ones after it; some
 * return everything for any page size. Equal pages which the API itself names as next may be data.
 */
function mayBeTheEnd(end: Ending): boolean {
  const { stop, pageSize, lastPage } = end;
  if (stop.repeats === 'request') return false;
  if (stop.sign !== undefined && doubtful.has(stop.sign)) return true;
  const length = lastPage?.records.length ?? 0;
  const different = differentPages(end);
  if (isOne(end) && stop.sign !== undefined) return true;
  const isLastAgain = different > 1 && stop.page === different;
  return isLastAgain || length === 0 || (different === 1 && pageSize !== undefined && length > pageSize);
}

/** The number of pages that were kept and are no copies. */
function differentPages({ pages, stop: { copies = 0 } }: Ending): number {
  return pages - copies;
}
