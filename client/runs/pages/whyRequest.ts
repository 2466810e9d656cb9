import type { JobRecord, RequestRecord } from '../history/runRecord.ts';

/** The reason why a request was sent: the page before it says what follows. */
export function whyRequest(job: Pick<JobRecord, 'name' | 'runs' | 'requests'>, request: RequestRecord): string {
  const { page, number, parent } = request;
  if (request.attempt > 1) return 'The previous attempt failed in a way that is worth a retry.';
  if (job.name === '') return 'It serves all jobs and belongs to none, like a login.';
  const earlier = job.requests.filter((other) => other.number < number && isOfSameRecord(other, request));
  if (page === undefined ? earlier.length === 0 : page.page === 1) {
    if (parent === undefined) return 'It is the first request of the job, as configured.';
    return `It is the first request for record ${parent.record} of page ${parent.page} of the parent job.`;
  }
  if (page !== undefined) {
    const before = earlier.findLast((other) => other.page?.page === page.page - 1);
    return before?.page?.next ?? 'The page before it is not kept.';
  }
  // If the job ran several times, the page before it may belong to another run.
  const isOneRun = job.runs <= 1 || parent !== undefined;
  const before = isOneRun ? earlier.findLast((other) => other.page !== undefined) : undefined;
  return before?.page?.next ?? 'Not known: its response has no page that would show its position in the job.';
}

function isOfSameRecord({ parent: one }: RequestRecord, { parent: other }: RequestRecord): boolean {
  return one?.page === other?.page && one?.record === other?.record;
}
