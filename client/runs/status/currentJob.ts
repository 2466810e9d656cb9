import type { RunRecord } from '../history/runRecord.ts';

/** The job that sent the last request of a run, and the page that it reads; undefined before the first request. */
export function currentJob({ jobs }: Pick<RunRecord, 'jobs'>): { name: string; page: number } | undefined {
  const numberOf = (index: number) => jobs[index]?.requests.at(-1)?.number ?? -1;
  const newest = jobs.reduce((best, _, index) => (numberOf(index) > numberOf(best) ? index : best), 0);
  const job = jobs[newest];
  const request = job?.requests.at(-1);
  return job && request && { name: job.name, page: request.page?.page ?? job.pages + 1 };
}
