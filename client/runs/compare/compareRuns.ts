import { compareJobs, compareTables } from '@pagewright/engine/summary';
import { compareRequests } from './compareRequests.ts';
import type { ComparedRun, RunComparison } from './comparison.ts';

/** Compares two runs, given in any order: the older one is "before". */
export function compareRuns(one: ComparedRun, other: ComparedRun): RunComparison {
  const [before, after] = one.record.startedAt <= other.record.startedAt ? [one, other] : [other, one];
  return {
    before: before.record,
    after: after.record,
    requests: compareRequests(before.record, after.record),
    jobs: compareJobs(before.record, after.record),
    tables: compareTables(before, after),
  };
}
