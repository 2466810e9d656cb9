import type { RunReport } from '../../../engine/index.ts';
import type { PlacedFinding } from './finding.ts';

/**
 * The findings of a configuration after another run of it. What a job or a table was not looked at for stays: it did not run,
 * or a limit, an error or the user ended it before it could show whether the finding is still true.
 */
export function joinFindings(
  before: readonly PlacedFinding[],
  now: readonly PlacedFinding[],
  { jobs, limits, tables }: RunReport,
): PlacedFinding[] {
  const seen = new Set(jobs.filter(({ stopReason }) => !isCutShort(stopReason)).map(({ name }) => name));
  for (const { job } of limits) if (job !== undefined) seen.delete(job);
  const filled = limits.length === 0 ? tables.filter(({ rows }) => rows > 0).map(({ name }) => name) : [];
  const found = new Set(now.map(keyOf));
  return [...before.filter((finding) => !wasSeen(finding) && !found.has(keyOf(finding))), ...now];

  function wasSeen({ job, table }: PlacedFinding): boolean {
    if (job !== undefined) return seen.has(job);
    return filled.some((name) => name === table || name.endsWith(`.${table}`));
  }
}

function isCutShort(stopReason: string): boolean {
  return stopReason.startsWith('max-') || stopReason === 'cancelled' || stopReason === 'failed';
}

function keyOf({ code, job, table, pointer }: PlacedFinding): string {
  return JSON.stringify([code, job, table, pointer]);
}
