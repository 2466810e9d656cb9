import type { ConfigPlan } from '../../../engine/core/plan/planConfig.ts';

/** The part of a plan for one job and its children; all of it if no job is named, nothing for an unknown one. */
export function planOfJob(plan: ConfigPlan | undefined, job: string | undefined): ConfigPlan | undefined {
  if (plan === undefined || job === undefined) return plan;
  const named = plan.plans.find(({ name }) => name === job);
  if (named === undefined) return undefined;
  const isMeant = ({ pointer }: { pointer: string }) => `${pointer}/`.startsWith(`${named.pointer}/`);
  return { ...plan, plans: plan.plans.filter(isMeant) };
}
