/** A number of consecutive requests. Times are in milliseconds from the start of the run. */
export interface RequestPoint {
  /** The number of the first request. */
  first: number;
  last: number;
  from: number;
  to: number;
  /** The maximum duration and the total. */
  maxMs: number;
  sumMs: number;
  /** The number of retries, and of requests with no response or a status of 400 or above. */
  repeats: number;
  failures: number;
  /** The total wait before retries and for limits, of which no time counts twice. */
  waitMs: number;
}

/** A number of consecutive pages of a job. */
export interface PagePoint {
  /** The number of the first page, counted over all runs of the job. */
  first: number;
  last: number;
  min: number;
  max: number;
  sum: number;
}

/** The maximum number of points of a series: a chart cannot show more. */
export const maxPoints = 400;

/** Adds a point to a series; joins neighbours if there are too many, so that the series always covers the whole run. */
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

/** Adds a point to a series of pages, joining neighbours if there are too many. */
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
 * Adds a point. All points but the last cover the same number of items. New items are joined to the last point until it
 * covers as many; when the series is full, that number doubles.
 */
function addPoint<T extends { first: number; last: number }>(series: T[], point: T, join: (a: T, b: T) => T): void {
  const width = series[0] === undefined ? 1 : widthOf(series[0]);
  const last = series.at(-1);
  if (last !== undefined && widthOf(last) < width) series[series.length - 1] = join(last, point);
  else series.push(point);
  if (series.length <= maxPoints) return;
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
