import { isLowerBound, withoutMark } from '../../recognition/isLowerBound.ts';
import { namesOfHeader } from '../../recognition/namesOfHeader.ts';
import type { EnvelopeField } from '../envelope.ts';
import { isOfList } from '../isOfList.ts';
import { NamePattern } from '../namePattern.ts';
import { wholeNumber } from '../wholeNumber.ts';
import type { ObservedPage } from '../witness.ts';
import type { TotalPlace } from './totalClaim.ts';

/** `total`, `total_count`, `totalResults`, `recordsTotal` and similar plain names. */
const strong = new NamePattern(
  /^(total(size|counts?|results?|records?|items?|elements?|entries|objects|rows|hits|matches|found|number)?|totalnumberof(results|records|items)|(records|items|results|objects|entries)total|(records|total)filtered|filtered(total|count)|numfound|nbhits|odatacount)$/,
);
const weak = new NamePattern(/^(count|size|numresults|resultcount|resultscount|recordcount|itemcount|hits)$/);
const rangeHeader = 'content-range';

/** The numbers on a page that may be the number of all records, with their places. */
export function findTotals(page: ObservedPage): { place: TotalPlace; value: number }[] {
  if (!isOfList(page)) return [];
  return [...inEnvelope(page), ...inHeaders(page)];
}

function inEnvelope({ envelope }: ObservedPage): { place: TotalPlace; value: number }[] {
  return envelope.filter(isNamed).flatMap((field) => {
    const { path, holder } = field;
    const name = nameOf(field);
    const value = wholeNumber(withoutMark(field.value));
    if (value === undefined) return [];
    const place = { path, name, isWeak: !strong.test(name), holder, isBound: isLowerBound(field.value, holder) };
    return [{ place, value }];
  });
}

function isNamed(field: EnvelopeField): boolean {
  const name = nameOf(field);
  return strong.test(name) || weak.test(name);
}

/** `hits.total.value` */
function nameOf({ name, holderName }: EnvelopeField): string {
  return name === 'value' && strong.test(holderName) ? holderName : name;
}

/** Names of headers count by the same words. */
function inHeaders({ headers }: ObservedPage): { place: TotalPlace; value: number }[] {
  return [...headers].flatMap(([header, text]) => {
    if (header !== rangeHeader && !namesOfHeader(header).some((name) => strong.test(name))) return [];
    const value = wholeNumber(header === rangeHeader ? totalOfRange(text) : text);
    return value === undefined ? [] : [{ place: { header, name: 'totalcount', isWeak: false }, value }];
  });
}

function totalOfRange(range = ''): string | undefined {
  return /^\s*(?!bytes)(?:[\w-]+\s+)?\S+\/(\d+)\s*$/i.exec(range)?.[1];
}
