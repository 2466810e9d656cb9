import { processorText } from '../config/processorText.ts';
import type { PlannedJob, PlanReport } from '../contracts/generated/types.ts';
import type { JobPlan } from './jobPlan.ts';
import type { ConfigPlan } from './planConfig.ts';

/** The subject of a plan, and the facts besides it. */
type PlanContext = Pick<PlanReport, 'config' | 'environment' | 'values' | 'maxWaitSeconds' | 'forecast'>;

/** A plan as data for other programs (`schemas/plan.schema.json`). */
export function planReport({ plans, iterations, processors }: ConfigPlan, context: PlanContext): PlanReport {
  const { config, environment, values, maxWaitSeconds, forecast } = context;
  return {
    config,
    ...(environment !== undefined && { environment }),
    ...(values !== undefined && { values }),
    iterations,
    maxWaitSeconds,
    jobs: plans.map(plannedJob),
    processors: processors.map((processor) => processorText(processor)),
    forecast,
  };
}

function plannedJob({
  name,
  pointer,
  occasion,
  paging,
  pageSize,
  requests,
  ends,
  remarks,
  ...plan
}: JobPlan): PlannedJob {
  const { last, problem } = plan;
  return {
    name,
    pointer,
    ...(occasion !== undefined && { occasion }),
    ...(paging !== undefined && { paging }),
    ...(pageSize.size !== undefined && { pageSize: pageSize.size }),
    requests: requests.map(({ number, method, url, headers, body }) => ({
      number,
      method,
      url,
      headers,
      ...(body !== undefined && { body }),
    })),
    ends,
    remarks,
    ...(last !== undefined && { last: last.number }),
    ...(problem !== undefined && { problem }),
  };
}
