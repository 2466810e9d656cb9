import type { Scroller } from './scroller.ts';

/** No paging: the job as it is, once. */
export const singleRequest: Scroller = (job) => ({
  request: job,
  next: () => ({ stop: 'single-page', message: 'No pagination applies to this job; one request was made.' }),
});
