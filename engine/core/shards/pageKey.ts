import type { Iteration, JobConfig } from '../config/extractionConfig.ts';
import type { HttpRequest } from '../request/httpRequest.ts';
import type { Masker } from '../secrecy/masker.ts';
import { maskRequest } from '../secrecy/recorded/maskRequest.ts';

/**
 * The text that tells the requests of a run from each other, without secrets: two shards, and the run that combines
 * them, ask for the same page in the same words. `masker` must know the same secrets in all of them.
 */
export function pageKey(
  request: HttpRequest,
  { iteration, job, masker }: { iteration: Iteration; job: JobConfig; masker: Masker },
): string {
  const { method, url, body } = maskRequest(request, masker);
  return JSON.stringify([iteration.number, job.pointer, method, url, body ?? null]);
}
