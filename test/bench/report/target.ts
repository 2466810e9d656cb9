import type { Measurement } from '../measure/measureNode.ts';
import type { Results } from '../measure/runWorkload.ts';
import type { ContenderName, Workload } from '../workloads/workload.ts';

/** What was measured, by workload. */
export type AllResults = ReadonlyMap<Workload, Results>;

/** One figure that the project wants to reach. */
export interface Target {
  text: string;
  /** The most that is allowed. */
  limit: number;
  /** The limit itself is too much already. */
  isBelow?: boolean;
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
