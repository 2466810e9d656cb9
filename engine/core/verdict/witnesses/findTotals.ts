import type { JsonScalar } from '../../json/value.ts';
import { isInexact } from '../../recognition/isInexact.ts';
import { isLowerBound, withoutMark } from '../../recognition/isLowerBound.ts';
import { isOfList } from '../isOfList.ts';
import { signsOf } from '../signsOf.ts';
import { wholeNumber } from '../wholeNumber.ts';
import type { ObservedPage } from '../witness.ts';
import type { TotalPlace } from './totalClaim.ts';

/** The numbers on a page that may be the number of all records, with their places. */
export function findTotals(page: ObservedPage): { place: TotalPlace; value: number }[] {
  if (!isOfList(page)) return [];
  return signsOf(page, 'total').flatMap(({ at, value: written, grade, why, field }) => {
    const value = wholeNumber(why === 'range' ? totalOfRange(written) : field ? withoutMark(written) : written);
    if (value === undefined) return [];
    if (field === undefined) return [{ place: { at, name: '', grade }, value }];
    const { holder, holderName } = field;
    // `hits.total.value`
    const name = field.name === 'value' ? holderName : field.name;
    const said = { isBound: isLowerBound(written, holder), isInexact: isInexact(field) };
    return [{ place: { at, holder, name, grade, ...said }, value }];
  });
}

function totalOfRange(range: JsonScalar): string | undefined {
  return /^\s*(?!bytes)(?:[\w-]+\s+)?\S+\/(\d+)\s*$/i.exec(String(range))?.[1];
}
