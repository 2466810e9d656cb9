import type { RunScope } from './runScope.ts';

/** Whether a run covers less than the whole configuration as it is now, so that its tables are a sample. */
export function isTrial({ job, firstPage, maxPages, testRun, recorded }: RunScope): boolean {
  const isLimited = firstPage === true || testRun === true || maxPages !== undefined;
  return isLimited || job !== undefined || recorded === true;
}
