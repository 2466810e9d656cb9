import type { Iteration, JobConfig } from '../config/extractionConfig.ts';
import type { HttpRequest } from '../request/httpRequest.ts';
import type { Masker } from '../secrecy/masker.ts';
import { maskRequest } from '../secrecy/recorded/maskRequest.ts';

/**
 * The key of a request, without secrets: equal for one page in two shards and the run that combines them. `masker` must
 * know the same secrets in all of them.
 */
export function pageKey(
  request: HttpRequest,
  { iteration, job, masker }: { iteration: Iteration; job: JobConfig; masker: Masker },
): string {
  const { method, url, body } = maskRequest(request, masker);
  return JSON.stringify([iteration.number, job.pointer, method, url, body ?? null]);
}
