/** The keys that can name a job. */
export interface JobLabels {
  __NAME?: unknown;
  dataType?: unknown;
  endpoint?: unknown;
}

/**
 * The names of the jobs in one list: `__NAME`, else `dataType`, else `endpoint`. Equal names are numbered `NAME#2`, …
 * in document order (`docs/contracts.md#job-names`). A child is named `PARENT > CHILD`.
 */
export function jobNames(jobs: readonly JobLabels[], parent?: string): string[] {
  const seen = new Map<string, number>();
  return jobs.map((job) => {
    const label = [job.__NAME, job.dataType, job.endpoint].find((text) => typeof text === 'string' && text !== '');
    const name = parent === undefined ? String(label ?? 'job') : `${parent} > ${String(label ?? 'job')}`;
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    return count === 1 ? name : `${name}#${count}`;
  });
}
