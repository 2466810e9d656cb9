import { planText } from '@pagewright/core/plan/planText';
import type { Known } from '../model/known.ts';
import type { DocumentPlan } from './documentPlan.ts';
import { planOfJob } from './planCache.ts';

/** The job whose plan is asked for, without it all of them, and the environment. */
interface AskedPlan {
  job: string | undefined;
  environment: string | undefined;
}

/**
 * The plan of a document as text, or of one job with its children; null if there is none. Where the editor knows of runs,
 * it has the forecast of the next one and its longest wait.
 */
export function documentPlanText(
  made: DocumentPlan | undefined,
  { job, environment }: AskedPlan,
  { runs }: Pick<Known, 'runs'>,
): string | null {
  const plan = planOfJob(made?.whole(), job);
  if (made === undefined || plan === undefined) return null;
  const pointers = new Set(plan.plans.map(({ pointer }) => pointer));
  const forecast = runs && made.forecast(runs.ground, (pointer) => pointers.has(pointer));
  return planText(plan, { environment, forecast, maxWaitSeconds: runs?.maxWaitSeconds });
}
