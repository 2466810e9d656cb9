import { keysOf } from '../json/value.ts';
import { previousRoleOf } from '../recognition/previousWords.ts';
import type { EnvelopeField } from './envelope.ts';
import { isTokenName } from './nextNames.ts';
import { pagingNameOf } from './pagingNames.ts';
import { plainName } from './plainName.ts';
import { wholeNumber } from './wholeNumber.ts';
import type { Ending, ObservedPage } from './witness.ts';

/** A number by which a page says where in the list it is. */
export interface PositionSign {
  path: string;
  number: number;
  /** It is named like the current page, or it grows with the pages. */
  isSure: boolean;
}

/** The first page, as far as this asks, and what is around the records of the next one. */
interface FirstPages {
  first: Pick<ObservedPage, 'envelope' | 'records'>;
  second: readonly EnvelopeField[] | undefined;
}

/** A larger number is a date or a time. */
const largestPosition = 1e7;
const current = /^(current|this)/;
const besidePositions = /^(total|count|to$)/;

/** A page number or position above 1 on the first page, which goes up on the next. */
export function findPositionSign({ first, second }: FirstPages, end: Ending): PositionSign | undefined {
  const signs = first.envelope.flatMap((field) => {
    const number = wholeNumber(field.value);
    if (number === undefined || number <= 1 || number > largestPosition) return [];
    const after = second && wholeNumber(second.find(({ path }) => path === field.path)?.value);
    const isPage = isPageNumber(field) && (second === undefined || after === number + 1);
    const isPosition = isPlaceOf(field, number, first, end) && (second === undefined || (after ?? 0) > number);
    if (!isPage && !isPosition) return [];
    // A bare "page" may be the next one, and a number that is seen once may count the pages.
    const isSure = isPage && (current.test(field.name) || (second !== undefined && field.name !== 'page'));
    return [{ path: field.path, number, isSure }];
  });
  return signs.find(({ isSure }) => isSure) ?? signs[0];
}

/** The number of this page: not of the next, the first or the last. */
function isPageNumber(field: EnvelopeField): boolean {
  const named = pagingNameOf(field.keys.at(-1) ?? '');
  const isOfOther = isTokenName(field) || previousRoleOf(field.holderName) !== undefined;
  return named?.role === 'page' && named.isSure && !isOfOther;
}

/** The position of this page. Where records are counted, one that is as large as the page is that of the next. */
function isPlaceOf(
  { keys, holder }: EnvelopeField,
  number: number,
  { records }: FirstPages['first'],
  { scroller, pageSize }: Ending,
): boolean {
  const isNamed = pagingNameOf(keys.at(-1) ?? '')?.role === 'position';
  const isBeside = (key: string) => pagingNameOf(key)?.role === 'size' || besidePositions.test(plainName(key));
  const unit = scroller?.paging.counted?.unit;
  if (unit === undefined || !isNamed || !keysOf(holder).some(isBeside)) return false;
  return unit === 'pages' || (number !== records.length && number !== pageSize);
}
