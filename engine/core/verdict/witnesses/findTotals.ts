import { isInexact } from '../../recognition/isInexact.ts';
import { isLowerBound, withoutMark } from '../../recognition/isLowerBound.ts';
import { isPagingObject } from '../../recognition/pagingObject.ts';
import { totalInHeader } from '../../recognition/totalInHeader.ts';
import { isCountedThing, type TotalGrade, type TotalName, totalNameOf } from '../../recognition/totalWords.ts';
import type { EnvelopeField } from '../envelope.ts';
import { isOfList } from '../isOfList.ts';
import { nounsOf } from '../nounsOf.ts';
import { wholeNumber } from '../wholeNumber.ts';
import type { ObservedPage } from '../witness.ts';
import type { TotalPlace } from './totalClaim.ts';

const rangeHeader = 'content-range';

/** The numbers on a page that may be the number of all records, with their places. */
export function findTotals(page: ObservedPage): { place: TotalPlace; value: number }[] {
  if (!isOfList(page)) return [];
  return [...inEnvelope(page), ...inHeaders(page)];
}

function inEnvelope(page: ObservedPage): { place: TotalPlace; value: number }[] {
  return page.envelope.flatMap((field) => {
    const found = gradeOf(field, page);
    const value = found === undefined ? undefined : wholeNumber(withoutMark(field.value));
    if (found === undefined || value === undefined) return [];
    const { path, holder } = field;
    const said = { isBound: isLowerBound(field.value, holder), isInexact: isInexact(field) };
    return [{ place: { path, holder, ...found, ...said }, value }];
  });
}

function gradeOf(field: EnvelopeField, page: ObservedPage): { name: string; grade: TotalGrade } | undefined {
  const { name, holderName, keys } = field;
  // `hits.total.value`
  const isValue = name === 'value' && totalNameOf(holderName)?.grade === 'sure';
  const called = totalNameOf(isValue ? holderName : (keys.at(-1) ?? ''));
  const isPaging = isPagingObject(holderName);
  if (called === undefined) return isPaging && isCountedThing(name) ? { name, grade: 'weak' } : undefined;
  if (!isOf(called, page)) return undefined;
  // Beside page numbers and page sizes, little else is counted.
  const grade = isPaging && called.grade === 'vague' ? 'weak' : called.grade;
  return { name: isValue ? holderName : name, grade };
}

function isOf({ noun }: TotalName, page: ObservedPage): boolean {
  return noun === undefined || nounsOf(page).has(noun);
}

function inHeaders(page: ObservedPage): { place: TotalPlace; value: number }[] {
  return [...page.headers].flatMap(([header, text]) => {
    const grade = header === rangeHeader ? 'sure' : totalInHeader(header);
    const value = grade === undefined ? undefined : wholeNumber(header === rangeHeader ? totalOfRange(text) : text);
    return grade === undefined || value === undefined ? [] : [{ place: { header, name: 'totalcount', grade }, value }];
  });
}

function totalOfRange(range = ''): string | undefined {
  return /^\s*(?!bytes)(?:[\w-]+\s+)?\S+\/(\d+)\s*$/i.exec(range)?.[1];
}
