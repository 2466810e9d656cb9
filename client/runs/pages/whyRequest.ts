import type { JobRecord, RequestRecord } from '../history/runRecord.ts';

/** Why a request was sent: the page before it says what follows. */
export function whyRequest(job: Pick<JobRecord, 'name' | 'runs' | 'requests'>, request: RequestRecord): string {
  const { page, number } = request;
  if (request.attempt > 1) return 'The previous attempt failed in a way that is worth a retry.';
  if (job.name === '') return 'It serves all jobs and belongs to none, like a login.';
  const earlier = job.requests.filter((other) => other.number < number);
  if (page === undefined ? earlier.length === 0 : page.page === 1) return firstOfJob;
  if (page !== undefined) {
    const before = earlier.findLast((other) => other.page?.page === page.page - 1);
    return before?.page?.next ?? 'The page before it is not kept.';
  }
  // Where the job ran several times, the page before it may belong to another run.
  const before = job.runs > 1 ? undefined : earlier.findLast((other) => other.page !== undefined);
  return before?.page?.next ?? 'Not known: its response has no page that would show its position in the job.';
}

const firstOfJob = 'It is the first request of the job, as configured.';
