import { planConfig } from '../../../../engine/core/plan/planConfig.ts';

/** The plan of a run of this text, without the output folder; throws where it could not be run. */
export function planned(text: string): unknown {
  const plan = planConfig(text, { now: () => Date.UTC(2026, 0, 31, 12) });
  if ('problems' in plan) throw new Error(JSON.stringify(plan.problems));
  const plans = plan.plans.map(({ pagingPointer, pageSize, ...rest }) => ({ ...rest, pageSize: pageSize.size }));
  return { ...plan, plans };
}
