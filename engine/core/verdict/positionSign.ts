import { keysOf } from '../json/value.ts';
import { startOfRange } from '../recognition/findPartialRange.ts';
import { paramRoleOf } from '../recognition/paging/pagingWords.ts';
import { type Found, withRole } from '../recognition/paging/recognise.ts';
import { previousRoleOf } from '../recognition/previousWords.ts';
import { totalNameOf } from '../recognition/totalWords.ts';
import type { EnvelopeField } from './envelope.ts';
import { wholeNumber } from './wholeNumber.ts';
import type { Ending, ObservedPage } from './witness.ts';

/** A number above 1 for the position of a page in the list. */
export interface Position {
  path: string;
  /** The header with the number, if no field has it. */
  header?: string;
  number: number;
  unit: 'pages' | 'records';
  /** Whether its name can only mean the current page. */
  isCurrent: boolean;
  /** Whether its name may mean the next page. */
  isBare: boolean;
  /** Whether it is as large as the page, and so may be the position of the next. */
  isOfPage: boolean;
}

/** The limit for a position; a larger number is a date or a time. */
const maxValue = 1e7;
const rangeHeader = 'content-range';

/** The numbers of a page for its position in the list. */
export function readPositions(page: ObservedPage): Position[] {
  return [...inEnvelope(page), ...inRange(page)];
}

/** The first record of a `Content-Range`. */
function inRange({ headers }: ObservedPage): Position[] {
  const number = startOfRange(headers.get(rangeHeader));
  if (number === undefined || number <= 1 || number > maxValue) return [];
  const named = { isCurrent: true, isBare: false, isOfPage: false };
  return [{ path: rangeHeader, header: rangeHeader, number, unit: 'records', ...named }];
}

function inEnvelope({ paging, records }: ObservedPage): Position[] {
  return withRole(paging.fields, 'page', 'position').flatMap((found) => {
    const { path, value } = found.of;
    const number = wholeNumber(value);
    if (number === undefined || number <= 1 || number > maxValue) return [];
    const unit = unitOf(found);
    const named = { isCurrent: found.why === 'current', isBare: found.why === 'either' };
    return unit === undefined ? [] : [{ path, number, unit, ...named, isOfPage: number === records.length }];
  });
}

/** The unit of a page number, except that of the previous, first or last page; or of a position beside a size. */
function unitOf({ role, grade, of: { holder, holderName } }: Found<EnvelopeField>): Position['unit'] | undefined {
  if (role === 'page') return grade === 'sure' && previousRoleOf(holderName) === undefined ? 'pages' : undefined;
  const isBeside = (key: string) => paramRoleOf(key)?.role === 'size' || totalNameOf(key) !== undefined || key === 'to';
  return keysOf(holder).some(isBeside) ? 'records' : undefined;
}

/**
 * The position of a first page that is not that of a first page, and goes up on the second one, if that was read.
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

/** Whether a number may be the next position: any without a counting paging; as large as a page with positions. */
function mayBeNext({ number, isOfPage, header }: Position, { scroller, pageSize }: Ending): boolean {
  if (header !== undefined) return false;
  const unit = scroller?.paging.counted?.unit;
  return unit === undefined || (unit === 'records' && (isOfPage || number === pageSize));
}
