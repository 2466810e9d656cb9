import { keysOf } from '../json/value.ts';
import { startOfRange } from '../recognition/findPartialRange.ts';
import { plainName } from '../recognition/plainName.ts';
import { previousRoleOf } from '../recognition/previousWords.ts';
import type { EnvelopeField } from './envelope.ts';
import { isTokenName } from './nextNames.ts';
import { pagingNameOf } from './pagingNames.ts';
import { wholeNumber } from './wholeNumber.ts';
import type { Ending, ObservedPage } from './witness.ts';

/** A number above 1 by which a page says where in the list it is. */
export interface Position {
  path: string;
  /** The header that has it, where no field does. */
  header?: string;
  number: number;
  unit: 'pages' | 'records';
  /** Its name can only mean the current page. */
  isCurrent: boolean;
  /** Its name may mean the next page. */
  isBare: boolean;
  /** As large as the page is, it may be the position of the next. */
  isOfPage: boolean;
}

/** A larger number is a date or a time. */
const largest = 1e7;
const rangeHeader = 'content-range';
const current = /^(current|this)/;
const besidePositions = /^(total|count|to$)/;

/** The numbers by which a page says where in the list it is. */
export function readPositions(page: ObservedPage): Position[] {
  return [...inEnvelope(page), ...inRange(page)];
}

/** The first record of a `Content-Range`. */
function inRange({ headers }: ObservedPage): Position[] {
  const number = startOfRange(headers.get(rangeHeader));
  if (number === undefined || number <= 1 || number > largest) return [];
  const named = { isCurrent: true, isBare: false, isOfPage: false };
  return [{ path: rangeHeader, header: rangeHeader, number, unit: 'records', ...named }];
}

function inEnvelope({ envelope, records }: ObservedPage): Position[] {
  return envelope.flatMap((field) => {
    const number = wholeNumber(field.value);
    if (number === undefined || number <= 1 || number > largest) return [];
    const unit = unitOf(field);
    const { path, name } = field;
    const isCurrent = current.test(name);
    return unit === undefined
      ? []
      : [{ path, number, unit, isCurrent, isBare: name === 'page', isOfPage: number === records.length }];
  });
}

/** A page number that is not of the next, the first or the last page; or a position beside a size or a total. */
function unitOf(field: EnvelopeField): Position['unit'] | undefined {
  const named = pagingNameOf(field.keys.at(-1) ?? '');
  const isOfOther = isTokenName(field) || previousRoleOf(field.holderName) !== undefined;
  if (named?.role === 'page' && named.isSure && !isOfOther) return 'pages';
  const isBeside = (key: string) => pagingNameOf(key)?.role === 'size' || besidePositions.test(plainName(key));
  return named?.role === 'position' && keysOf(field.holder).some(isBeside) ? 'records' : undefined;
}

/**
 * The position of a first page that is not that of a first page, and goes up on the second one, where that was read.
 * `isSure`: it is no next page, and no number of pages.
 */
export function findPositionSign(
  first: readonly Position[],
  second: readonly Position[] | undefined,
  end: Ending,
): (Position & { isSure: boolean }) | undefined {
  const signs = first.flatMap((position) => {
    const { path, number, unit, isCurrent, isBare } = position;
    const after = second?.find((other) => other.path === path)?.number ?? 0;
    const goesUp = unit === 'pages' ? after === number + 1 : after > number;
    if ((second !== undefined && !goesUp) || (unit === 'records' && mayBeNext(position, end))) return [];
    return [{ ...position, isSure: unit === 'pages' && (isCurrent || (second !== undefined && !isBare)) }];
  });
  return signs.find(({ isSure }) => isSure) ?? signs[0];
}

/** Without a paging that counts, nothing is known; where records are counted, the next position is as large as a page. */
function mayBeNext({ number, isOfPage, header }: Position, { scroller, pageSize }: Ending): boolean {
  if (header !== undefined) return false;
  const unit = scroller?.paging.counted?.unit;
  return unit === undefined || (unit === 'records' && (isOfPage || number === pageSize));
}
