import type { Hover } from 'vscode-json-languageservice';
import type { ConfigPlan } from '../../../engine/core/plan/planConfig.ts';
import type { ExtractorModel } from '../model/extractorModel.ts';
import { findPlanPlace } from '../plans/findPlanPlace.ts';
import { planMarkdown } from '../plans/planMarkdown.ts';
import { rangeOf } from '../text/ranges.ts';

/** What a run would send for the job, or with the paging, at this offset; nothing where there is no plan. */
export function findPlanHover(model: ExtractorModel, offset: number, plan: ConfigPlan | undefined): Hover | undefined {
  const place = findPlanPlace(model, offset);
  if (place === undefined || plan === undefined) return undefined;
  const plans = place.jobs.flatMap((job) => plan.plans.find(({ pointer }) => pointer === job.pointer) ?? []);
  const [first, ...others] = plans;
  if (first === undefined) return undefined;
  const value = planMarkdown(
    first,
    others.map(({ name }) => name),
  );
  return { contents: { kind: 'markdown', value }, range: rangeOf(model.document, place.span) };
}
