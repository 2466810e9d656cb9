import type { ScrollerConfig } from './readPagination.ts';
import type { Scroller } from './scroller.ts';
import { withStopConditions } from './stop/stopCondition.ts';

/**
 * Makes the requests of a job by the scroller that it pages with, its stop conditions around it. `now` gives Unix time in
 * milliseconds. Throws a UserError for what cannot be run.
 */
export function createScroller(config: ScrollerConfig | undefined, now: () => number): Scroller {
  if (config === undefined) return singleRequest;
  const { paging, rules } = config;
  const scroller = paging.scroller(now);
  const begin = (clock: () => number) => rules.map((rule) => rule.begin(clock));
  // Every run of the job counts anew, but what is wrong with the options is said now.
  begin(() => 0);
  return (job) => withStopConditions(scroller(job), begin(now));
}

/** No paging: the job as it is, once. */
const singleRequest: Scroller = (job) => ({
  request: job,
  next: () => ({ stop: 'single-page', message: 'No pagination applies to this job; one request was made.' }),
});
