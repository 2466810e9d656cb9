import type { RunLimits } from '../../../engine/index.ts';
import type { RunScope } from './runScope.ts';

/** The limits that a run of this scope is given; none for one that goes to the end. */
export function scopeLimits(
  { firstPage, maxPages, testRun }: RunScope,
  { pages, records, children }: { pages: number; records: number; children: number },
): RunLimits {
  if (firstPage) return { maxPages: 1 };
  const asked = maxPages === undefined ? {} : { maxPages };
  return testRun ? { maxPages: pages, maxRecords: records, maxChildRuns: children, ...asked } : asked;
}
