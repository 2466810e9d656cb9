import type { ConfigPlan } from '@pagewright/core/plan/planConfig';
import type { planText } from '@pagewright/core/plan/planText';
import type { Known } from '../model/known.ts';
import type { DocumentPlan } from './documentPlan.ts';

/** What a plan says of the next run, where the editor knows of runs: how much it will read, and its longest wait. */
export function foreseen(
  made: DocumentPlan,
  { plans }: Pick<ConfigPlan, 'plans'>,
  { runs }: Pick<Known, 'runs'>,
): Pick<NonNullable<Parameters<typeof planText>[1]>, 'forecast' | 'maxWaitSeconds'> {
  if (runs === undefined) return {};
  const pointers = new Set(plans.map(({ pointer }) => pointer));
  return {
    forecast: made.forecast(runs.ground, (pointer) => pointers.has(pointer)),
    maxWaitSeconds: runs.maxWaitSeconds,
  };
}
