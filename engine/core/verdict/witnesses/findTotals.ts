import { wholeNumber } from '../wholeNumber.ts';
import type { ObservedPage } from '../witness.ts';
import type { TotalPlace } from './totalClaim.ts';

/** `total`, `total_count`, `totalResults`, `recordsTotal` and similar plain names. */
const strong =
  /^(total(size|counts?|results?|records?|items?|elements?|entries|objects|rows|hits|matches|found|number)?|totalnumberof(results|records|items)|(records|items|results|objects|entries)total|(records|total)filtered|filtered(total|count)|numfound|nbhits|odatacount)$/;
const weak = /^(count|size|numresults|resultcount|resultscount|recordcount|itemcount|hits)$/;
const headerNames = [
  'x-total-count',
  'x-total',
  'total-count',
  'x-wp-total',
  'x-total-records',
  'x-pagination-total-count',
];

/** The numbers on a page that may be the number of all records, with their places. */
export function findTotals(page: ObservedPage): { place: TotalPlace; value: number }[] {
  if (page.isError || page.holds === 'one' || (page.holds === 'nothing' && page.recordsPath === undefined)) return [];
  return [...inEnvelope(page), ...inHeaders(page)];
}

function inEnvelope({ envelope }: ObservedPage): { place: TotalPlace; value: number }[] {
  return envelope.flatMap(({ name: own, holderName, path, value, holder }) => {
    // `hits.total.value`
    const name = own === 'value' && strong.test(holderName) ? holderName : own;
    const isStrong = strong.test(name);
    const number = isStrong || weak.test(name) ? wholeNumber(value) : undefined;
    return number === undefined ? [] : [{ place: { path, name, isWeak: !isStrong, holder }, value: number }];
  });
}

function inHeaders({ headers }: ObservedPage): { place: TotalPlace; value: number }[] {
  const named = headerNames.map((header): [string, string | undefined] => [header, headers.get(header)]);
  const range = /^\s*(?!bytes)[\w-]+\s+\S+\/(\d+)\s*$/i.exec(headers.get('content-range') ?? '')?.[1];
  return [...named, ['content-range', range] as const].flatMap(([header, text]) => {
    const value = wholeNumber(text);
    return value === undefined ? [] : [{ place: { header, name: 'totalcount', isWeak: false }, value }];
  });
}
