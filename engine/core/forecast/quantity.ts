import type { Expected, ForecastSource } from '../contracts/generated/types.ts';

/** A number that is expected, from what it is known, and how far off it is likely to be at most. */
export interface Known {
  mean: number;
  /** Absent: that is not known, as the data may have changed in any way. */
  margin: number | undefined;
  from: ForecastSource;
  /** When the run began that it is known from. */
  at?: string | undefined;
}

/** A number that is expected, or why it is not known. */
export type Quantity = Known | { unknown: string };

/** From the surest to the least sure. */
const sources: readonly ForecastSource[] = ['configuration', 'first-pages', 'last-run'];

/** A number that nothing can change. */
export function exactly(mean: number): Known {
  return { mean, margin: 0, from: 'configuration' };
}

/** The product of two numbers; unknown if one of them is, unless the other one is zero. */
export function times(a: Quantity, b: Quantity): Quantity {
  if ('unknown' in a) return a;
  if ('unknown' in b) return a.mean === 0 ? a : b;
  const margin =
    a.margin === undefined || b.margin === undefined
      ? undefined
      : Math.hypot(a.margin * b.mean, b.margin * a.mean) + a.margin * b.margin;
  return { mean: a.mean * b.mean, margin, ...sourceOf([a, b]) };
}

/** The sum of numbers. Their margins add up: children depend on their parents. */
export function sumOf(all: readonly Known[]): Known {
  const margins = all.map(({ margin }) => margin);
  const margin = margins.reduce<number | undefined>(
    (sum, each) => (sum === undefined || each === undefined ? undefined : sum + each),
    0,
  );
  return { mean: all.reduce((sum, each) => sum + each.mean, 0), margin, ...sourceOf(all) };
}

/** The least sure source of several numbers. */
function sourceOf(all: readonly Known[]): Pick<Known, 'from' | 'at'> {
  const last = all.toSorted((a, b) => sources.indexOf(a.from) - sources.indexOf(b.from)).at(-1);
  return { from: last?.from ?? 'configuration', ...(last?.at !== undefined && { at: last.at }) };
}

/** A number as a forecast states it, with whole numbers. */
export function expectedOf({ mean, margin }: Known): Expected {
  const about = Math.round(mean);
  if (margin === undefined) return { about };
  return { about, least: Math.max(0, Math.floor(mean - margin)), most: Math.ceil(mean + margin) };
}
