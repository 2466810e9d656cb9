import type { JobRecord } from './runRecord.ts';

/** The job that sent the last request of a run; undefined before the first request. */
export function lastJob(jobs: readonly JobRecord[]): JobRecord | undefined {
  const numberOf = (job: JobRecord | undefined) => job?.requests.at(-1)?.number ?? -1;
  return jobs.reduce<JobRecord | undefined>((last, job) => (numberOf(job) > numberOf(last) ? job : last), undefined);
}
