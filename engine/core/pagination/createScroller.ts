import type { ScrollerConfig } from './readPagination.ts';
import type { Scroller } from './scroller.ts';
import { withStopConditions } from './stop/stopCondition.ts';

/**
 * Creates the scroller of a job from its configuration, including stop conditions. `now` returns Unix time in
 * milliseconds. Throws a UserError for invalid options.
 */
export function createScroller(config: ScrollerConfig | undefined, now: () => number): Scroller {
  if (config === undefined) return singleRequest;
  const { paging, rules } = config;
  const scroller = paging.scroller(now);
  const begin = (clock: () => number) => rules.map((rule) => rule.begin(clock));
  // Every run of the job counts from the start, but mistakes in the options are reported now.
  begin(() => 0);
  return (job) => withStopConditions(scroller(job), begin(now));
}

/** No paging: a single request. */
const singleRequest: Scroller = (job) => ({
  request: job,
  next: () => ({ stop: 'single-page', message: 'No pagination applies to this job, so it made one request.' }),
});
