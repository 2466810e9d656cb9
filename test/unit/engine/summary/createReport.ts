import type { StopReason } from '../../../../engine/core/contracts/generated/types.ts';
import type { JobReport, RunReport } from '../../../../engine/faces/run.ts';

export type Status = JobReport['verdict']['status'];
export type Evidence = JobReport['verdict']['evidence'][number];

/** The report of a job that read one page, with the fields of a test. */
export function createJob(name: string, given: Partial<JobReport> = {}): JobReport {
  const stopReason: StopReason = 'short-page';
  return {
    name,
    pointer: '/config/jobs/0',
    pages: 1,
    requests: 1,
    records: 20,
    stopReason,
    verdict: { status: 'unknown', evidence: [] },
    ...given,
  };
}

/** The report of a job that was judged on evidence of these kinds. */
export function createJudgedJob(name: string, status: Status, ...codes: Evidence['code'][]): JobReport {
  return createJob(name, { verdict: { status, evidence: codes.map((code) => ({ code, message: `About ${code}.` })) } });
}

/** The report of a run that is done, with these jobs. */
export function createReport(jobs: JobReport[], given: Partial<RunReport> = {}): RunReport {
  return {
    config: 'users.extractor.json',
    startedAt: '2026-01-31T08:00:00.000Z',
    durationMs: 1234,
    outcome: 'done',
    requests: jobs.reduce((sum, job) => sum + job.requests, 0),
    retries: 0,
    jobs,
    tables: [],
    limits: [],
    ...given,
  };
}
