/** Some requests that follow one another. Times are in milliseconds from the start of the run. */
export interface RequestPoint {
  /** Numbers of the first and the last. */
  first: number;
  last: number;
  from: number;
  to: number;
  /** The longest of them, and all together. */
  maxMs: number;
  sumMs: number;
  /** How many were repeats, and how many had no answer or one from 400 on. */
  repeats: number;
  failures: number;
  /** What was waited before repeats. */
  waitMs: number;
}

/** Some pages of a job that follow one another. */
export interface PagePoint {
  /** Counted over all runs of the job. */
  first: number;
  last: number;
  min: number;
  max: number;
  sum: number;
}

/** So many points are as fine as a picture can show. */
export const mostPoints = 400;

/** Adds a point to a series; where there are too many, neighbours are joined, so that the series is always of the whole. */
export function addRequestPoint(series: RequestPoint[], point: RequestPoint): void {
  addPoint(series, point, (a, b) => ({
    first: a.first,
    last: b.last,
    from: Math.min(a.from, b.from),
    to: Math.max(a.to, b.to),
    maxMs: Math.max(a.maxMs, b.maxMs),
    sumMs: a.sumMs + b.sumMs,
    repeats: a.repeats + b.repeats,
    failures: a.failures + b.failures,
    waitMs: a.waitMs + b.waitMs,
  }));
}

/** The same for pages. */
export function addPagePoint(series: PagePoint[], point: PagePoint): void {
  addPoint(series, point, (a, b) => ({
    first: a.first,
    last: b.last,
    min: Math.min(a.min, b.min),
    max: Math.max(a.max, b.max),
    sum: a.sum + b.sum,
  }));
}

/**
 * All points but the last cover the same number of things: new ones are joined to the last until it covers as many, and
 * when the series is full that number doubles.
 */
function addPoint<T extends { first: number; last: number }>(series: T[], point: T, join: (a: T, b: T) => T): void {
  const width = series[0] === undefined ? 1 : widthOf(series[0]);
  const last = series.at(-1);
  if (last !== undefined && widthOf(last) < width) series[series.length - 1] = join(last, point);
  else series.push(point);
  if (series.length <= mostPoints) return;
  const halved: T[] = [];
  for (let index = 0; index < series.length; index += 2) {
    const [a, b] = [series[index], series[index + 1]];
    if (a !== undefined) halved.push(b === undefined ? a : join(a, b));
  }
  series.splice(0, series.length, ...halved);
}

function widthOf({ first, last }: { first: number; last: number }): number {
  return last - first + 1;
}
