import type { JobReport, RunReport } from '@pagewright/engine/run';
import type { PlacedFinding } from './runFinding.ts';

/**
 * The findings of a configuration after another run of it. An old finding stays if its job or table was not checked
 * again: it did not run, or a limit, an error or the user ended it too early to tell.
 */
export function joinFindings(
  before: readonly PlacedFinding[],
  now: readonly PlacedFinding[],
  { jobs, limits, tables }: RunReport,
): PlacedFinding[] {
  const tried = new Set(jobs.filter(wasTried).map(({ name }) => name));
  const finished = new Set(jobs.filter(wasFinished).map(({ name }) => name));
  for (const { job } of limits) if (job !== undefined) finished.delete(job);
  const filled = limits.length === 0 ? tables.filter(({ rows }) => rows > 0).map(({ name }) => name) : [];
  const found = new Set(now.map(keyOf));
  return [...before.filter((finding) => !wasChecked(finding) && !found.has(keyOf(finding))), ...now];

  function wasChecked({ job, table, isFailure, severity }: PlacedFinding): boolean {
    // The error that ended a run did not recur, or another one came first.
    if (isFailure) return jobs.some(({ name }) => name === job);
    // Whether there are records shows on the first page.
    if (severity === 'error') return job !== undefined && tried.has(job);
    if (job !== undefined) return finished.has(job);
    return filled.some((name) => name === table || name.endsWith(`.${table}`));
  }
}

function wasTried({ pages, records, stopReason }: JobReport): boolean {
  return pages > 0 || (stopReason === 'unseen' && records > 0);
}

/** Where the platform does not show enough for a verdict, what was found before may still hold. */
function wasFinished({ stopReason, verdict }: JobReport): boolean {
  return !isCutShort(stopReason) && !(stopReason === 'unseen' && verdict.status === 'unknown');
}

function isCutShort(stopReason: string): boolean {
  return stopReason.startsWith('max-') || stopReason === 'cancelled' || stopReason === 'failed';
}

function keyOf({ code, job, table, pointer }: PlacedFinding): string {
  return JSON.stringify([code, job, table, pointer]);
}
