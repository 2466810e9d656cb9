import { childPointer } from '../childPointer.ts';
import { isUserError, UserError } from '../errors.ts';
import { evaluateFields } from '../expressions/evaluate.ts';
import { secretsIn } from '../expressions/secretsIn.ts';
import { createScroller } from '../pagination/scrollers/createScroller.ts';
import type { Pagination } from '../pagination/scrollers/readPagination.ts';
import { selectScroller } from '../pagination/scrollers/selectScroller.ts';
import { findSecrets } from '../secrecy/configSecrets.ts';
import { headerCredentials } from '../secrecy/headerCredentials.ts';
import { allJobs } from './allJobs.ts';
import type { Iteration, JobConfig } from './extractionConfig.ts';

/**
 * Computes now what the jobs compute when they run, so that mistakes are found before the first request. Returns the
 * texts to be masked: those made from secrets, and credentials in plain headers. Throws a UserError.
 */
export function checkJobs({ jobs, contexts }: Iteration, pagination: Pagination, now: () => number): string[] {
  return allJobs(jobs).flatMap((job) => {
    checkScroller(job, pagination, now);
    const { pointer } = job;
    const params = evaluateFields(job.params, { contexts, now, pointer: childPointer(pointer, 'params') });
    const columns = evaluateFields(job.extraColumns, { contexts, now, pointer: childPointer(pointer, 'userData') });
    return [
      ...secretsIn(job.params, params, contexts.attr),
      ...secretsIn(job.extraColumns, columns, contexts.attr),
      ...findSecrets(params),
      ...headerCredentials(job.headers),
    ];
  });
}

function checkScroller(job: JobConfig, pagination: Pagination, now: () => number): void {
  try {
    createScroller(selectScroller(pagination, job.scroller), now);
  } catch (error) {
    if (!isUserError(error)) throw error;
    const pointer = job.scroller === undefined ? '/api/pagination' : childPointer(job.pointer, 'scroller');
    throw new UserError(error.code, error.message, { pointer: error.pointer ?? pointer });
  }
}
