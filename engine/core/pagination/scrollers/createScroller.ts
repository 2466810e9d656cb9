import type { ShardPages } from '../../contracts/generated/types.ts';
import { onlyPages } from '../onlyPages.ts';
import type { Scroller, Step } from '../scroller.ts';
import { withStopConditions } from '../stop/stopCondition.ts';
import type { ScrollerConfig } from './readPagination.ts';

/** Creates a job's scroller with its stop conditions, for all pages or `pages`. Throws a UserError for bad options. */
export function createScroller(
  config: ScrollerConfig | undefined,
  now: () => number,
  pages?: ShardPages | undefined,
): Scroller {
  if (config === undefined) return singleRequest;
  const { paging, rules } = config;
  const scroller = paging.scroller(now);
  const begin = (clock: () => number) => rules.map((rule) => rule.begin(clock));
  // Every run of the job counts from the start, but mistakes in the options are reported now.
  begin(() => 0);
  const begun = (step: Step) => withStopConditions(step, begin(now));
  return (job) => (pages === undefined ? begun(scroller(job)) : onlyPages(scroller(job), pages, begun));
}

const singleRequest: Scroller = (job) => ({
  request: job,
  next: () => ({ stop: 'single-page', message: 'No pagination applies to this job, so it made one request.' }),
});
