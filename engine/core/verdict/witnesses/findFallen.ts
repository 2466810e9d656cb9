import { numberText } from '../../text/countText.ts';
import type { Evidence } from '../evidence.ts';
import type { Ending } from '../witness.ts';
import type { TotalClaim } from './totalClaim.ts';
import { nameOf, seenAt } from './totalNames.ts';

/** A total that fell while pages or records were counted, or that counts the rest. */
export function findFallen(claims: readonly TotalClaim[], end: Ending): Evidence[] {
  if (end.scroller?.paging.counted === undefined) return [];
  const totals = claims.filter((claim) => claim.countsAll(end));
  const sure = claims.filter(({ place }) => place.grade === 'sure');
  return [...fell(totals, end), ...leftOver(sure, end)];
}

/** Where records or pages are counted, a removed record moves others to a page that was read already. */
function fell(claims: readonly TotalClaim[], { records, jobPointer }: Ending): Evidence[] {
  const claim = claims.find(({ last, fallen, isLowerBound }) => fallen > 0 && records < last + fallen && !isLowerBound);
  if (claim === undefined) return [];
  const { last, fallen } = claim;
  const message = `The total in ${nameOf(claim)} fell from ${numberText(last + fallen)} to ${numberText(last)} while pages were counted, so a record may have moved to a page that was read before.`;
  return [{ code: 'total-falls', speaks: 'doubt', message, ...seenAt(claim), pointer: jobPointer }];
}

/** A number of remaining records that is larger than the last page with records. */
function leftOver(claims: readonly TotalClaim[], end: Ending): Evidence[] {
  const left = claims.find((claim) => claim.countsDown && claim.isLeft);
  if (left === undefined) return [];
  const message = `${nameOf(left)} falls by what was read, to ${numberText(left.last)}, and more is left than was read: what is counted moves while pages are read.`;
  return [{ code: 'total-falls', speaks: 'doubt', message, ...seenAt(left), pointer: end.jobPointer }];
}
