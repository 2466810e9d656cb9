import { childPointer } from '../../childPointer.ts';
import { hasField } from '../../json/value.ts';
import { countText } from '../../text/countText.ts';
import { atTheEnd } from '../atTheEnd.ts';
import type { Evidence } from '../evidence.ts';
import { pointerTo } from '../pointerTo.ts';
import { roundSizes } from '../roundSizes.ts';
import { placeText, signsOf } from '../signsOf.ts';
import { wholeNumber } from '../wholeNumber.ts';
import type { Ending, ObservedPage } from '../witness.ts';

/**
 * A first page that ended the paging because it was shorter than the requested page size, but looks full: it is as
 * large as the API says its pages are, or has a round number of records, which may be chance.
 */
export const cappedPage = atTheEnd((end) => {
  const { stop, lastPage, pageSize } = end;
  if (stop.stop !== 'short-page' || lastPage?.number !== 1 || pageSize === undefined) return [];
  const { length } = lastPage.records;
  if (length === 0 || length >= pageSize || lastPage.holds === 'one') return [];
  const sizes = sizesNamed(lastPage).filter(({ size }) => size >= length);
  const own = sizes.find(({ size }) => size === length);
  if (own !== undefined) {
    const speaks = own.mayCount && !isUsualSize(length) ? 'doubt' : 'incomplete';
    return [capped(end, `, which is the page size in ${own.where}`, speaks)];
  }
  // The page is smaller than requested, but not full by the API's own page size.
  if (sizes.some(({ size }) => size < pageSize) || !roundSizes.has(length)) return [];
  return [capped(end, ", a round number that may be the API's largest page", 'doubt')];
});

/** Whether a number is a page size that an API would choose: a field that counts the page has any other. */
function isUsualSize(length: number): boolean {
  return length >= 10 && (length % 5 === 0 || length % 12 === 0 || Number.isInteger(Math.log2(length)));
}

interface NamedSize {
  where: string;
  size: number;
  /** Whether its name may also mean the number of records on the page. */
  mayCount: boolean;
}

/** The page sizes, except those that count the page: `count`, `itemsPerPage` in SCIM. */
function sizesNamed(page: ObservedPage): NamedSize[] {
  return signsOf(page, 'size').flatMap(({ at, value, grade, why, field }) => {
    const size = grade === 'sure' || why === 'may-count-page' ? wholeNumber(value) : undefined;
    const mayCount = why === 'may-count-page' && field !== undefined;
    return size === undefined ? [] : [{ where: placeText(at), size, mayCount }];
  });
}

function capped(end: Ending, why: string, speaks: Evidence['speaks']): Evidence {
  const message = `The first page ended the paging with ${countText(end.lastPage?.records.length ?? 0, 'record')} of the ${end.pageSize} requested${why}.`;
  return { code: 'capped-page', speaks, message, page: 1, pointer: sizePointer(end) };
}

/** The page size of the scroller, or the job's own parameter if that was sent. */
function sizePointer(end: Ending): string {
  const { scroller, pageSize, jobPointer, firstRequest } = end;
  const { size, sizeParam, keys } = scroller?.paging.counted ?? {};
  const isJobs = sizeParam !== undefined && size !== pageSize && hasField(firstRequest?.params ?? {}, sizeParam);
  return isJobs ? childPointer(childPointer(jobPointer, 'params'), sizeParam) : pointerTo(end, keys?.size);
}
