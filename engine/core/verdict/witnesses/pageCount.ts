import { countText, numberText } from '../../text/countText.ts';
import { holdsIdentity } from '../answers/holdsIdentity.ts';
import type { Evidence } from '../evidence.ts';
import { isOfList } from '../isOfList.ts';
import { pointerTo } from '../pointerTo.ts';
import { placeText, type SignPlace, signsOf } from '../signsOf.ts';
import { wholeNumber } from '../wholeNumber.ts';
import type { Ending, ObservedPage, Witness, WitnessFactory } from '../witness.ts';

interface Claim {
  at: SignPlace;
  isLast: boolean;
  last: number;
  page: number;
  pages: number;
  isLive: boolean;
  /** Whether it was the number of records of every page that had it. */
  countsRecords: boolean;
  /** Whether it is beside an id, so that it may be the pages of a book. */
  isOfOneThing: boolean;
}

/** A number of pages in the envelope or in a header, compared with the pages read. */
export const pageCount: WitnessFactory = () => new PageCount();

class PageCount implements Witness {
  readonly #claims = new Map<string, Claim>();
  /** The number of the last page with records. */
  #filled = 0;

  see(page: ObservedPage): void {
    if (page.records.length > 0 && !page.isError) this.#filled = page.number;
    for (const { value, ...place } of findCounts(page)) {
      const key = placeText(place.at);
      const before = this.#claims.get(key);
      const countsRecords = value === page.records.length;
      this.#claims.set(key, {
        ...place,
        last: value,
        page: page.number,
        pages: (before?.pages ?? 0) + 1,
        isLive: before !== undefined && (before.isLive || before.last !== value),
        countsRecords: countsRecords && (before?.countsRecords ?? true),
      });
    }
  }

  testify(end: Ending): Evidence[] {
    const claims = [...this.#claims.values()].filter(
      (claim) => !claim.countsRecords && !(claim.isOfOneThing && claim.pages < 2),
    );
    const found = claims.flatMap((claim) => this.#weigh(claim, end) ?? []);
    const best = found.find(({ speaks }) => speaks === 'complete') ?? found[0];
    return best === undefined ? [] : [best];
  }

  #weigh(claim: Claim, end: Ending): Evidence | undefined {
    const count = claim.last + (isFromZero(claim, end) ? 1 : 0);
    if (count === this.#filled && count > 0) return this.#matches(claim);
    if (isFromZero(claim, end) && claim.last === this.#filled) return undefined;
    if (count > end.pages)
      return claim.isLive && count === end.pages + 1 ? undefined : missing(claim, end, 'incomplete');
    // A page that is included in the count was read and was empty.
    return count > this.#filled && count > 1 ? missing(claim, end, 'doubt', this.#filled) : undefined;
  }

  #matches(claim: Claim): Evidence {
    const message = `The API reports ${countText(this.#filled, 'page')} in ${placeText(claim.at)}, and as many were read.`;
    return { code: 'pages-match', speaks: 'complete', message, page: claim.page, ...claim.at };
  }
}

function findCounts(page: ObservedPage) {
  if (!isOfList(page)) return [];
  return signsOf(page, 'pageCount').flatMap(({ at, value, why, field }) => {
    const count = wholeNumber(value);
    const own = {
      isLast: why === 'last' && field !== undefined,
      isOfOneThing: field !== undefined && holdsIdentity(field.holder),
    };
    return count === undefined ? [] : [{ value: count, at, ...own }];
  });
}

/** Whether pages count from 0, so that the number of the last one is one less than their count. */
function isFromZero({ isLast }: Claim, { scroller }: Ending): boolean {
  const counted = scroller?.paging.counted;
  return isLast && counted?.unit === 'pages' && counted.start === 0;
}

function missing(claim: Claim, end: Ending, speaks: 'incomplete' | 'doubt', read = end.pages): Evidence {
  const reported = `The API reports ${countText(claim.last, 'page')} in ${placeText(claim.at)}`;
  const count = `${numberText(read)} ${read === 1 ? 'was' : 'were'} read`;
  const message = `${reported}, but ${count}.`;
  const doubtMessage = `${reported}, and ${count}; the number may count something else.`;
  const pageCount = claim.last + (isFromZero(claim, end) ? 1 : 0);
  return {
    code: 'pages-missing',
    speaks,
    message,
    doubtMessage,
    pageCount,
    page: claim.page,
    ...claim.at,
    pointer: pointerTo(end),
  };
}
