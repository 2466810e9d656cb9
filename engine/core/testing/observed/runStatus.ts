import type { RunReport, Verdict } from '../../contracts/generated/types.ts';

const worstFirst: readonly Verdict['status'][] = ['incomplete', 'unknown', 'complete'];

/** The verdict on a run: the worst one of its jobs. A run without jobs is not known to be complete. */
export function runStatus({ jobs }: RunReport): Verdict['status'] {
  return worstFirst.find((status) => jobs.some(({ verdict }) => verdict.status === status)) ?? 'unknown';
}
