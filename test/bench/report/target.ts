import type { Measurement } from '../measure/measurement.ts';
import type { Results } from '../measure/runWorkload.ts';
import type { ContenderName, Workload } from '../workloads/workload.ts';

/** The measurements on one Node, by workload. */
export type AllResults = ReadonlyMap<Workload, Results>;

/** One figure that the project wants to reach or to know. */
export interface Target {
  text: string;
  /** Empty for a figure without a goal. */
  limit: { most?: number; least?: number };
  /** The measured figure; undefined where a workload that it needs was not run. */
  measure(all: AllResults): number | undefined;
}

/** A figure of one contender in the workload of this name; undefined where it was not measured. */
export function figureOf(
  all: AllResults,
  workload: string,
  contender: ContenderName,
  figure: keyof Measurement,
): number | undefined {
  const found = [...all].find(([{ name }]) => name === workload);
  const measured = found?.[1].get(contender)?.[figure];
  return Number.isNaN(measured) ? undefined : measured;
}

/** The quotient of two figures where both are known. */
export function ratio(value: number | undefined, base: number | undefined): number | undefined {
  return value === undefined || base === undefined ? undefined : value / base;
}

/** Whether a target holds with this figure. */
export function holds({ limit }: Target, measured: number): boolean {
  const { most = Number.POSITIVE_INFINITY, least = Number.NEGATIVE_INFINITY } = limit;
  return least <= measured && measured <= most;
}
