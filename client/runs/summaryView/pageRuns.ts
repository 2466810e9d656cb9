import type { PagePoint } from '../history/runSeries.ts';

/** Consecutive pages with the same number of records. */
export interface PageRun {
  first: number;
  last: number;
  records: number;
}

/** The runs of pages with equal counts; points that join pages with different counts belong to none. */
export function pageRuns(points: readonly PagePoint[]): PageRun[] {
  const runs: PageRun[] = [];
  let before: PageRun | undefined;
  for (const { first, last, min, max } of points) {
    if (min !== max) before = undefined;
    else if (before !== undefined && before.records === min) before.last = last;
    else {
      before = { first, last, records: min };
      runs.push(before);
    }
  }
  return runs;
}

/** Whether the last page has fewer records than the page before it. */
export function isShortLast(points: readonly PagePoint[]): boolean {
  const [before, last] = points.slice(-2);
  return (
    before !== undefined && last !== undefined && last.first === last.last && last.max < before.min && last.max > 0
  );
}
