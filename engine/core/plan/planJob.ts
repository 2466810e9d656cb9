import { UserError } from '../../errors.ts';
import type { JobConfig } from '../config/extractionConfig.ts';
import { createScroller } from '../pagination/createScroller.ts';
import { defaultMaxJobRequests } from '../pagination/defaultMaxJobRequests.ts';
import type { PlaceholderValues } from '../records/placeholders.ts';
import { jobRequestOf } from '../request/jobRequestOf.ts';
import { createRedactor } from '../secrecy/redactor.ts';
import { numberText } from '../text/countText.ts';
import { findPaging, type JobPaging } from './findPaging.ts';
import { foreseenValues, type PlannedAncestry } from './foreseenValues.ts';
import { foreseeRequests } from './foreseeRequests.ts';
import type { JobPlan } from './jobPlan.ts';
import { methodPlans } from './methodPlans.ts';
import { planPageSize } from './planPageSize.ts';
import type { PlanPlace } from './planPlace.ts';
import { planRemarks } from './planRemarks.ts';
import { planLogin, planPages } from './planRequests.ts';
import { stopSentences } from './stopSentences.ts';

/** How many requests of a job are shown. */
const shownRequests = 3;

/** The plan of one job. What keeps it from being made in full stands in it as its problem. */
export function planJob(
  job: JobConfig,
  ancestry: PlannedAncestry,
  place: PlanPlace,
): { plan: JobPlan; values: PlaceholderValues } {
  const { config, marks } = place;
  const paging = findPaging(config, job);
  const plan = emptyPlan(job, ancestry, paging);
  let { values } = ancestry;
  try {
    values = foreseenValues(job.placeholders, ancestry, marks);
    fill(plan, job, values, paging, place);
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    const { code, message } = error;
    plan.problem = { code, message: marks.show(createRedactor(config.secrets)(message)) };
  }
  return { plan, values };
}

function emptyPlan(
  { name, pointer, recordFilter }: JobConfig,
  { names }: PlannedAncestry,
  paging: JobPaging | undefined,
): JobPlan {
  const filter = recordFilter === undefined ? '' : ' that "recursionFilter" lets through';
  return {
    name,
    pointer,
    ...(names[0] !== undefined && { occasion: `for every record of "${names[0]}"${filter}` }),
    ...(paging && { paging: paging.method, pagingPointer: paging.pointer }),
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
  paging: JobPaging | undefined,
  place: PlanPlace,
): void {
  const { config, iteration, now, marks } = place;
  const redact = createRedactor(config.secrets);
  const request = jobRequestOf(job, values, { contexts: iteration.contexts, now });
  const { defaultParams } = iteration;
  const pageSize = planPageSize({ request, pointer: job.pointer, defaultParams, scroller: paging });
  plan.pageSize = { ...pageSize, sentence: marks.show(redact(pageSize.sentence)) };
  const knownSize = pageSize.from === 'job' || pageSize.from === 'scroller' ? pageSize.size : undefined;
  plan.ends = endsOf(paging, knownSize, place).map(redact);
  plan.remarks = planRemarks(job, paging, iteration);
  const first = createScroller(config.pagination, job.scroller, now)(request);
  const { method, options, conditions } = paging ?? { method: '', options: {}, conditions: [] };
  const foreseen = { method: methodPlans.get(method), options, conditions, pageSize: knownSize };
  const { requests, stopReason } = foreseeRequests(first, shownRequests, foreseen, marks);
  if (paging !== undefined && stopReason !== undefined) plan.last = { number: requests.length, stopReason };
  // One by one, so that those before one that cannot be built are shown.
  for (const one of planLogin(place)) plan.requests.push(one);
  for (const one of planPages(requests, place)) plan.requests.push(one);
}

function endsOf(paging: JobPaging | undefined, pageSize: number | undefined, { maxJobRequests }: PlanPlace): string[] {
  if (paging === undefined) return ['this one request is answered: no pagination applies'];
  const { method, options, conditions } = paging;
  return [
    ...(methodPlans.get(method)?.ends(options, pageSize) ?? []),
    ...conditions.flatMap(stopSentences),
    'an answer repeats an earlier one',
    ceiling(maxJobRequests),
  ];
}

function ceiling(maxJobRequests: number | undefined): string {
  const [count, which] = maxJobRequests === undefined ? [defaultMaxJobRequests, 'default '] : [maxJobRequests, ''];
  return `${numberText(count)} requests were sent for it (the ${which}ceiling)`;
}
