import { findPlanPlace } from '../../plans/findPlanPlace.ts';
import { planMarkdown } from '../../plans/planMarkdown.ts';
import type { HoverSource } from './hoverSource.ts';

/** Shows the requests that a run would send for the job, or with the paging, at this offset; nothing without a plan. */
export const planHover: HoverSource = ({ model, offset, plan, ground }) => {
  const place = findPlanPlace(model, offset);
  const planned = place && plan();
  if (place === undefined || planned === undefined) return undefined;
  for (const [index, { pointer }] of place.jobs.entries()) {
    const first = planned.at(pointer);
    const others = place.jobs.slice(index + 1).map(({ name }) => name);
    const forecast = ground && planned.forecast(ground).jobs.find(({ name }) => name === first?.name);
    if (first) return { text: planMarkdown(first, others, forecast), span: place.span };
  }
  return undefined;
};
