import { countText, numberText } from '@pagewright/engine/text/countText';
import type { PagePoint } from '../history/runSeries.ts';
import { isShortLast, type PageRun, pageRuns } from './pageRuns.ts';

/** The chart of a job's pages in words: how many there are, which are equal, which are empty, and how they end. */
export function recordsText(points: readonly PagePoint[], isOnePaging: boolean): string {
  const last = points.at(-1);
  if (last === undefined) return 'No pages were read.';
  const records = points.reduce((total, { sum }) => total + sum, 0);
  return [
    `${countText(last.last, 'page')} with ${countText(records, 'record')}.`,
    ...equalText(pageRuns(points), last.last),
    ...emptyText(points),
    ...(isOnePaging ? endText(points) : []),
  ].join(' ');
}

function equalText(runs: readonly PageRun[], pages: number): string[] {
  const longest = runs
    .filter(({ records }) => records > 0)
    .reduce<PageRun | undefined>(
      (most, run) => (most === undefined || sizeOf(run) > sizeOf(most) ? run : most),
      undefined,
    );
  if (longest === undefined || sizeOf(longest) < 2) return [];
  const count = countText(longest.records, 'record');
  if (sizeOf(longest) === pages) return [`All of them have ${count} each.`];
  return [`Pages ${numberText(longest.first)} to ${numberText(longest.last)} have ${count} each.`];
}

function emptyText(points: readonly PagePoint[]): string[] {
  const empty = points.filter(({ max }) => max === 0).reduce((total, { first, last }) => total + last - first + 1, 0);
  return empty === 0 ? [] : [empty === 1 ? '1 page has no records.' : `${numberText(empty)} pages have no records.`];
}

function endText(points: readonly PagePoint[]): string[] {
  const last = points.at(-1);
  if (last === undefined || points.length < 2) return [];
  if (isShortLast(points)) return [`The last page is short: ${countText(last.max, 'record')}.`];
  return last.max > 0 ? ['The last page is not shorter than the one before it.'] : [];
}

function sizeOf({ first, last }: PageRun): number {
  return last - first + 1;
}
