import type { RunScope } from './runScope.ts';

/** Whether a run covers less than the whole configuration as it is now, so that its tables are a sample. */
export function isTrial(scope: RunScope): boolean {
  return scope.job !== undefined || scope.firstPage === true || scope.testRun === true || scope.recorded === true;
}
