import { countText, numberText } from '@pagewright/engine/text/countText';
import type { JobRecord, RequestRecord } from '../history/runRecord.ts';
import { keptFirst } from '../history/runRecorder.ts';

/** A request of a job, with the number of its page over all runs of the job; without one if it brought no page. */
export interface PagePlace {
  request: RequestRecord;
  page?: number;
}

/** The requests of a job in order. The page numbers include those of forgotten requests. */
export function pagePlaces({ requests, forgotten, pages }: Omit<JobRecord, 'name'>): PagePlace[] {
  const forgottenPages = pages - requests.filter(({ page }) => page !== undefined).length;
  let count = 0;
  return requests.map((request, index) => {
    if (index === keptFirst && forgotten > 0) count += forgottenPages;
    return request.page === undefined ? { request } : { request, page: ++count };
  });
}

/**
 * Says which of a job's pages were not kept, as ranges of their numbers; undefined if all were. The last pages of a run
 * are kept when it ends.
 */
export function missingPages(pages: number, kept: readonly PagePlace[], isRunning = false): string | undefined {
  const numbers = kept.flatMap(({ page }) => page ?? []);
  const ranges: string[] = [];
  let next = 1;
  for (const page of [...numbers, pages + 1]) {
    if (page > next) ranges.push(rangeText(next, page - 1));
    next = page + 1;
  }
  if (ranges.length === 0) return undefined;
  const isOne = pages - numbers.length === 1;
  const verb = isRunning ? (isOne ? 'is not kept yet' : 'are not kept yet') : isOne ? 'was not kept' : 'were not kept';
  return `${isOne ? 'Page' : 'Pages'} ${ranges.join(', ')} ${verb}.`;
}

function rangeText(first: number, last: number): string {
  return first === last ? numberText(first) : `${numberText(first)} to ${numberText(last)}`;
}

/** The place of a request among the pages of its job: `Page 2 of 6`. */
export function placeText({ request, page }: PagePlace, pages: number): string {
  if (page !== undefined) return `Page ${numberText(page)} of ${numberText(pages)}`;
  const attempt = request.attempt > 1 ? `, attempt ${request.attempt}` : '';
  const others = pages === 0 ? '' : ` (${countText(pages, 'page')})`;
  return `Request ${numberText(request.number)}${attempt}, no page${others}`;
}
