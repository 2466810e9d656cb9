import { isInexact } from '../../recognition/isInexact.ts';
import { isLowerBound, withoutMark } from '../../recognition/isLowerBound.ts';
import { withRole } from '../../recognition/paging/recognise.ts';
import { isOfList } from '../isOfList.ts';
import { wholeNumber } from '../wholeNumber.ts';
import type { ObservedPage } from '../witness.ts';
import type { TotalPlace } from './totalClaim.ts';

/** The numbers on a page that may be the number of all records, with their places. */
export function findTotals(page: ObservedPage): { place: TotalPlace; value: number }[] {
  if (!isOfList(page)) return [];
  return [...inEnvelope(page), ...inHeaders(page)];
}

function inEnvelope({ paging }: ObservedPage): { place: TotalPlace; value: number }[] {
  return withRole(paging.fields, 'total').flatMap(({ of: field, grade }) => {
    const value = wholeNumber(withoutMark(field.value));
    if (value === undefined) return [];
    const { path, holder, holderName } = field;
    // `hits.total.value`
    const name = field.name === 'value' ? holderName : field.name;
    const said = { isBound: isLowerBound(field.value, holder), isInexact: isInexact(field) };
    return [{ place: { path, holder, name, grade, ...said }, value }];
  });
}

function inHeaders({ paging }: ObservedPage): { place: TotalPlace; value: number }[] {
  return withRole(paging.headers, 'total').flatMap(({ of: { header, value: text }, grade, why }) => {
    const value = wholeNumber(why === 'range' ? totalOfRange(text) : text);
    return value === undefined ? [] : [{ place: { header, name: 'totalcount', grade }, value }];
  });
}

function totalOfRange(range = ''): string | undefined {
  return /^\s*(?!bytes)(?:[\w-]+\s+)?\S+\/(\d+)\s*$/i.exec(range)?.[1];
}
