import type { ExtractionConfig, Iteration, JobConfig } from '../../config/extractionConfig.ts';
import { jobRequestOf } from '../../config/jobRequestOf.ts';
import { isUserError } from '../../errors.ts';
import { askedPageSize } from '../../pagination/pageSize.ts';
import type { Step } from '../../pagination/scroller.ts';
import { createScroller } from '../../pagination/scrollers/createScroller.ts';
import type { ScrollerConfig } from '../../pagination/scrollers/readPagination.ts';
import { selectScroller } from '../../pagination/scrollers/selectScroller.ts';
import { foreseeRequests } from '../../plan/foreseeRequests.ts';
import type { JobRequest } from '../../request/jobRequest.ts';
import { type ExpectedRequest, expectedRequest, standIns } from './expectedRequest.ts';

/** A job of the configuration with the requests that its paging makes. */
export interface JobPaging {
  job: JobConfig;
  scroller: ScrollerConfig | undefined;
  pageSize: number | undefined;
  request: JobRequest;
  first: ExpectedPage;
}

/** A request that can be recognised, and the one after it if the paging goes on. */
export interface ExpectedPage {
  request: ExpectedRequest;
  /** Whether the next one may be any request to the same place. */
  isNextAnywhere: boolean;
  next(): ExpectedPage | undefined;
}

/** The requests of a job that does not run for the records of another; undefined: they are not known before a run. */
export function jobPagingOf(job: JobConfig, config: ExtractionConfig, now: () => number): JobPaging | undefined {
  const [iteration] = config.iterations;
  if (iteration === undefined) return undefined;
  try {
    const scroller = selectScroller(config.pagination, job.scroller);
    const request = jobRequestOf(job, new Map(), { contexts: iteration.contexts, now });
    const { counted } = scroller?.paging ?? {};
    const pageSize = counted && askedPageSize({ counted }, request.params);
    const step = createScroller(scroller, now)(request);
    const first = expectedPage(step, { job, iteration, scroller, pageSize });
    return first && { job, scroller, pageSize, request, first };
  } catch (error) {
    if (isUserError(error)) return undefined;
    throw error;
  }
}

interface PagingPlace extends Pick<JobPaging, 'job' | 'scroller' | 'pageSize'> {
  iteration: Iteration;
}

function expectedPage(step: Step, place: PagingPlace): ExpectedPage | undefined {
  const { job, iteration, scroller } = place;
  const marks = standIns();
  const written = { iteration, marks, paging: scroller?.paging.params ?? [], written: job.params };
  const request = expectedRequest(step.request, written);
  if (request === undefined) return undefined;
  const isNextAnywhere = scroller?.paging.next?.holds === 'address';
  return { request, isNextAnywhere, next: () => (isNextAnywhere ? undefined : nextPage(step, place)) };
}

/** A counting method knows its requests; another makes the same ones again, but for a value of the response. */
function nextPage(step: Step, place: PagingPlace): ExpectedPage | undefined {
  const { job, iteration, scroller, pageSize } = place;
  if (scroller?.paging.counted !== undefined) {
    const next = step.ahead?.();
    return next && expectedPage(next, place);
  }
  const marks = standIns();
  const [, second] = foreseeRequests(step, 2, { scroller, pageSize }, marks).requests;
  if (second === undefined) return undefined;
  const paging = scroller?.paging.params ?? [];
  const request = expectedRequest(second, { iteration, marks, paging, written: job.params });
  const page: ExpectedPage | undefined = request && { request, isNextAnywhere: false, next: () => page };
  return page;
}
