import type { JsonValue } from '../../json/value.ts';
import type { PageView, Stop } from '../scroller.ts';

// Ends that several methods share.

export const emptyPage: Stop = { stop: 'empty-page', message: 'The page has no records.' };

/** The end of a paging that counts: a page without records, or with fewer than the page size if that is known. */
export function endOfCounting({ records }: PageView, size: number | undefined): Stop | undefined {
  const count = records.length;
  if (count === 0) return emptyPage;
  if (size === undefined || count >= size) return undefined;
  return { stop: 'short-page', message: `The page has fewer records (${count}) than the page size (${size}).` };
}

/** The end of a paging that follows its responses: the value at the path is missing or empty. */
export function noNext(stop: 'no-next-value' | 'no-next-url', path: string, value: JsonValue | undefined): Stop {
  if (value !== undefined) return { stop, message: `"${path}" is empty in the response.` };
  return { stop, message: `The response has no "${path}".`, missingPath: path };
}
