import type { ExtractionConfig, JobConfig } from '../config/extractionConfig.ts';
import { Redactor } from '../secrecy/redactor.ts';
import { foreseenSession } from './foreseenSession.ts';
import type { PlannedAncestry } from './foreseenValues.ts';
import type { JobPlan } from './jobPlan.ts';
import { Marks } from './marks.ts';
import { planJob } from './planJob.ts';
import type { PlanPlace } from './planPlace.ts';
import { RequestPrinter } from './requestPrinter.ts';

export interface PlanOptions {
  /** Unix time in milliseconds. */
  now: () => number;
  /** The maximum number of requests for one paging; absent: the default limit. */
  maxJobRequests?: number;
  /** The start of the run that left the state, in Unix seconds; absent: a first run, which has none. */
  previousStart?: number | undefined;
}

/** Plans the requests of the first iteration, each job before its children, with secrets masked. Sends nothing. */
export function planJobs(config: ExtractionConfig, options: PlanOptions): JobPlan[] {
  const { now, maxJobRequests, previousStart } = options;
  const [iteration] = config.iterations;
  if (iteration === undefined) return [];
  const redactor = new Redactor(config.secrets, config.pagedBy);
  const marks = new Marks((text) => redactor.redact(text));
  const printer = new RequestPrinter(redactor, marks);
  const { login } = iteration.authentication;
  const session = login === undefined ? undefined : foreseenSession(login, marks);
  const place = { config, iteration, now, maxJobRequests, previousStart, redactor, marks, printer, session };
  return iteration.jobs.flatMap((job) => planTree(job, { names: [], values: new Map() }, place));
}

function planTree(job: JobConfig, ancestry: PlannedAncestry, place: PlanPlace): JobPlan[] {
  const { plan, values } = planJob(job, ancestry, place);
  if (plan.problem?.code === 'job.no-placeholders') return [plan];
  const below = { names: [job.name, ...ancestry.names], values };
  return [plan, ...job.children.flatMap((child) => planTree(child, below, place))];
}
