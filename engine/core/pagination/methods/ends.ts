import type { JsonValue } from '../../json/value.ts';
import type { Page, Stop } from '../scroller.ts';

// Ends that several methods have in common.

export const emptyPage: Stop = { stop: 'empty-page', message: 'The page holds no records.' };

/** The end of a paging that counts: a page without records, or with fewer than the page size where one is known. */
export function endOfCounting({ records }: Page, size: number | undefined): Stop | undefined {
  const count = records.length;
  if (count === 0) return emptyPage;
  if (size === undefined || count >= size) return undefined;
  return { stop: 'short-page', message: `The page holds fewer records (${count}) than the page size (${size}).` };
}

/** The end of a paging that follows its responses: nothing stands at the path, or an empty value does. */
export function noNext(stop: 'no-next-value' | 'no-next-url', path: string, value: JsonValue | undefined): Stop {
  if (value !== undefined) return { stop, message: `"${path}" is empty in the answer.` };
  return { stop, message: `The answer has no "${path}".`, missingPath: path };
}
