import type { JobConfig } from '../config/extractionConfig.ts';
import { jobRequestOf } from '../config/jobRequestOf.ts';
import { isUserError, UserError } from '../errors.ts';
import { defaultMaxJobRequests } from '../pagination/defaultMaxJobRequests.ts';
import { createScroller } from '../pagination/scrollers/createScroller.ts';
import type { ScrollerConfig } from '../pagination/scrollers/readPagination.ts';
import { selectScroller } from '../pagination/scrollers/selectScroller.ts';
import { neverRuns, neverRunsText, type PlaceholderValues } from '../records/placeholders.ts';
import { numberText } from '../text/countText.ts';
import { foreseenValues, type PlannedAncestry } from './foreseenValues.ts';
import { foreseeRequests } from './foreseeRequests.ts';
import type { JobPlan } from './jobPlan.ts';
import { planPageSize } from './planPageSize.ts';
import type { PlanPlace } from './planPlace.ts';
import { planRemarks } from './planRemarks.ts';
import { planLogin, planPages } from './planRequests.ts';

const shownRequests = 3;

/** Plans one job. An error that prevents a complete plan becomes the plan's problem. */
export function planJob(
  job: JobConfig,
  ancestry: PlannedAncestry,
  place: PlanPlace,
): { plan: JobPlan; values: PlaceholderValues } {
  const { config, marks, redactor } = place;
  const scroller = selectScroller(config.pagination, job.scroller);
  const plan = emptyPlan(job, ancestry, scroller);
  let { values } = ancestry;
  try {
    if (ancestry.names.length > 0 && neverRuns(job.placeholders, values))
      throw new UserError('job.no-placeholders', neverRunsText(job.name));
    values = foreseenValues(job.placeholders, ancestry, marks);
    fill(plan, job, values, scroller, place);
  } catch (error) {
    if (!isUserError(error)) throw error;
    const { code, message } = error;
    plan.problem = { code, message: marks.show(redactor.redact(message)) };
  }
  return { plan, values };
}

function emptyPlan(
  { name, pointer, recordFilter }: JobConfig,
  { names }: PlannedAncestry,
  scroller: ScrollerConfig | undefined,
): JobPlan {
  const filter = recordFilter === undefined ? '' : ' that passes "recursionFilter"';
  return {
    name,
    pointer,
    ...(names[0] !== undefined && { occasion: `for every record of "${names[0]}"${filter}` }),
    ...(scroller && { paging: scroller.method, pagingPointer: scroller.pointer }),
    requests: [],
    pageSize: { from: 'none', sentence: '' },
    ends: [],
    remarks: [],
  };
}

function fill(
  plan: JobPlan,
  job: JobConfig,
  values: PlaceholderValues,
  scroller: ScrollerConfig | undefined,
  place: PlanPlace,
): void {
  const { iteration, now, marks } = place;
  const redact = (text: string) => place.redactor.redact(text);
  const request = jobRequestOf(job, values, { contexts: iteration.contexts, now });
  const { defaultParams } = iteration;
  const pageSize = planPageSize({ request, pointer: job.pointer, defaultParams, scroller });
  plan.pageSize = { ...pageSize, sentence: marks.show(redact(pageSize.sentence)) };
  const knownSize = pageSize.from === 'job' || pageSize.from === 'scroller' ? pageSize.size : undefined;
  plan.ends = endsOf(scroller, knownSize, place).map(redact);
  plan.remarks = planRemarks(job, scroller, place).map((remark) => marks.show(redact(remark)));
  const first = createScroller(scroller, now)(request);
  const { requests, stopReason } = foreseeRequests(first, shownRequests, { scroller, pageSize: knownSize }, marks);
  if (scroller !== undefined && stopReason !== undefined) plan.last = { number: requests.length, stopReason };
  // Built one by one, so that the requests before a failing one are shown.
  for (const one of planLogin(place)) plan.requests.push(one);
  for (const one of planPages(requests, place)) plan.requests.push(one);
}

function endsOf(
  scroller: ScrollerConfig | undefined,
  pageSize: number | undefined,
  { maxJobRequests }: PlanPlace,
): string[] {
  if (scroller === undefined) return ['this one request is done: no pagination applies'];
  const { paging, rules } = scroller;
  return [
    ...paging.plan.ends(pageSize),
    ...rules.flatMap(({ ends }) => ends),
    'a response repeats an earlier one',
    ceiling(maxJobRequests),
  ];
}

function ceiling(maxJobRequests: number | undefined): string {
  const [count, which] = maxJobRequests === undefined ? [defaultMaxJobRequests, 'default '] : [maxJobRequests, ''];
  return `${numberText(count)} requests were sent for it (the ${which}ceiling)`;
}
