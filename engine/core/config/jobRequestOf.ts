import { childPointer } from '../childPointer.ts';
import { evaluateFields } from '../expressions/evaluate.ts';
import type { Evaluation } from '../expressions/evaluation.ts';
import { fillEndpoint, type PlaceholderValues } from '../records/placeholders.ts';
import type { JobRequest } from '../request/jobRequest.ts';
import type { JobConfig } from './extractionConfig.ts';

/**
 * The request of one run of a job before any paging (`docs/format/pagination.md#1-the-loop-of-one-job`): its endpoint
 * with placeholder values, and its computed parameters. Throws a UserError for a parameter that cannot be computed.
 */
export function jobRequestOf(
  job: JobConfig,
  values: PlaceholderValues,
  place: Omit<Evaluation, 'pointer'>,
): JobRequest {
  return {
    endpoint: fillEndpoint(job.endpoint, values),
    method: job.method,
    params: evaluateFields(job.params, { ...place, pointer: childPointer(job.pointer, 'params') }),
    headers: job.headers,
  };
}
