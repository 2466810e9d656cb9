import type { Iteration } from '../config/extractionConfig.ts';
import type { JobRequest } from '../pagination/scroller.ts';
import { buildRequest } from './buildRequest.ts';
import type { HttpRequest } from './httpRequest.ts';
import { underlay } from './underlay.ts';

/** The HTTP request for one page of a job, with the defaults of all jobs under it. Throws a UserError where the address is not HTTP. */
export function buildPageRequest(
  request: JobRequest,
  { baseUrl, headers, defaultParams }: Pick<Iteration, 'baseUrl' | 'headers' | 'defaultParams'>,
): HttpRequest {
  return buildRequest({ ...request, params: underlay(defaultParams, request.params) }, baseUrl, headers);
}
