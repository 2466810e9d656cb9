import type { Measurement } from '../measure/measurement.ts';
import type { Results } from '../measure/runWorkload.ts';
import type { ContenderName, Workload } from '../workloads/workload.ts';

/** What was measured on one Node, by workload. */
export type AllResults = ReadonlyMap<Workload, Results>;

/** One figure that the project wants to reach. */
export interface Target {
  text: string;
  /** The most that is allowed, or the least. */
  limit: { most: number } | { least: number };
  /** The measured figure; undefined where something that it needs was not run. */
  measure(all: AllResults): number | undefined;
}

/** A figure of one contender in the workload of this name. */
export function figureOf(
  all: AllResults,
  workload: string,
  contender: ContenderName,
  figure: keyof Measurement,
): number | undefined {
  const found = [...all].find(([{ name }]) => name === workload);
  return found?.[1].get(contender)?.[figure];
}

/** The quotient of two figures where both are known. */
export function ratio(value: number | undefined, base: number | undefined): number | undefined {
  return value === undefined || base === undefined ? undefined : value / base;
}

/** How much more the one is where both are known. */
export function difference(value: number | undefined, base: number | undefined): number | undefined {
  return value === undefined || base === undefined ? undefined : value - base;
}

/** Whether a target holds with this figure. */
export function holds({ limit }: Target, measured: number): boolean {
  return 'most' in limit ? measured <= limit.most : measured >= limit.least;
}
