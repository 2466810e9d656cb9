import type { TotalGrade } from '../../recognition/totalWords.ts';
import { countText, numberText } from '../../text/countText.ts';
import type { Evidence } from '../evidence.ts';
import { pointerTo } from '../pointerTo.ts';
import { roundSizes } from '../roundSizes.ts';
import { placeText } from '../signsOf.ts';
import type { Ending, Witness, WitnessFactory } from '../witness.ts';
import { findFallen } from './findFallen.ts';
import { findTotals } from './findTotals.ts';
import { TotalClaim } from './totalClaim.ts';
import { nameOf, seenAt } from './totalNames.ts';

const maxClaims = 20;
/** The grades from the surest: the totals of the first one found are compared. */
const grades: readonly TotalGrade[] = ['sure', 'weak', 'vague', 'estimate'];
/** A total of the found records, beside one of those that may be read. */
const found = /found$/;

/** A total in the envelope or in a header, compared with the records read. */
export const total: WitnessFactory = () => new Total();

class Total implements Witness {
  readonly #claims = new Map<string, TotalClaim>();

  see(page: Parameters<Witness['see']>[0]): void {
    for (const { place, value } of findTotals(page)) {
      const key = placeText(place.at);
      const claim = this.#claims.get(key) ?? new TotalClaim(place);
      if (this.#claims.size < maxClaims) this.#claims.set(key, claim);
      claim.see(value, page, place);
    }
  }

  testify(end: Ending): Evidence[] {
    if (this.#claims.size === 0) return [];
    const all = [...this.#claims.values()];
    const behaving = all.filter((claim) => claim.behaves(end));
    const grade = grades.find((each) => behaving.some(({ place }) => place.grade === each));
    const compared = behaving.filter(({ place }) => place.grade === grade);
    return [...compare(compared, end), ...reachedBound(compared, end), ...findFallen(all, end)];
  }
}

/** Exactly as many records as a lower bound, and then an empty page: the window of an API, and no end. */
function reachedBound(claims: readonly TotalClaim[], { records, lastPage, jobPointer }: Ending): Evidence[] {
  const isPassed = claims.some(({ last, place }) => last > records && found.test(place.name));
  const bound = claims.find((claim) => (claim.isLowerBound || isPassed) && claim.last === records);
  if (bound === undefined || records === 0 || lastPage === undefined || lastPage.records.length > 0) return [];
  const message = `The API reports at least ${countText(records, 'record')} in ${nameOf(bound)}, and exactly as many were read before an empty page; it may send no more than this.`;
  return [{ code: 'total-window', speaks: 'doubt', message, ...seenAt(bound), pointer: jobPointer }];
}

function compare(claims: readonly TotalClaim[], end: Ending): Evidence[] {
  const equal = claims.filter(({ last, isOpen }) => last === end.records && !isOpen);
  const sure = equal.find((claim) => isSure(claim, end));
  if (sure !== undefined) return [matches(sure, end)];
  if (equal.length > 0) return [];
  // A number of pages may be named "total" too.
  const others = claims.filter(({ last }) => !(last === end.pages && end.pages > 1));
  if (others.some((claim) => claim.isLive && isNear(claim.last, end.records))) return [];
  const larger = others.filter((claim) => claim.isMoreThan(end.records)).sort((a, b) => a.last - b.last);
  const smaller = others.filter(({ last, isOpen }) => last < end.records && !isOpen);
  if (larger.length === others.length && larger[0] !== undefined) return [differs(larger[0], end)];
  if (smaller.length === others.length && smaller[0] !== undefined) return [isMore(smaller[0], end)];
  return [];
}

/** Whether a claim is sure. On a single page, a total equals its count; without paging, a round one may be either. */
function isSure(claim: TotalClaim, { scroller, records }: Ending): boolean {
  return !claim.mayCountPage || !roundSizes.has(records) || scroller !== undefined;
}

function isNear(value: number, records: number): boolean {
  return Math.abs(value - records) <= Math.max(2, value / 100);
}

function matches(claim: TotalClaim, { records, pages }: Ending): Evidence {
  const message =
    records === 0
      ? `The API reports 0 records in ${nameOf(claim)}, and none were returned.`
      : `The API reports ${countText(records, 'record')} in ${nameOf(claim)}, and as many were read.`;
  const mayCountPage = pages === 1 && records > 0 && claim.mayCountPage;
  return { code: 'total-matches', speaks: 'complete', message, mayCountPage, ...seenAt(claim) };
}

function differs(claim: TotalClaim, end: Ending): Evidence {
  const reported = `The API reports ${countText(claim.last, 'record')} in ${nameOf(claim)}`;
  const read = `${numberText(end.records)} ${end.records === 1 ? 'was' : 'were'} read`;
  return {
    code: 'total-differs',
    speaks: claim.isDoubtful(end.records) ? 'doubt' : 'incomplete',
    message: `${reported}, but only ${read}.`,
    doubtMessage: `${reported}, and ${read}; the number may count something else.`,
    ...seenAt(claim),
    total: claim.last,
    pointer: pointerTo(end),
  };
}

function isMore(claim: TotalClaim, end: Ending): Evidence {
  const message = `${countText(end.records, 'record')} were read, but the API reports ${numberText(claim.last)} in ${nameOf(claim)}; some may have been returned more than once.`;
  return { code: 'more-than-total', speaks: 'doubt', message, ...seenAt(claim), pointer: pointerTo(end) };
}
