import type { SampleEndpoint } from './endpoint.ts';
import { SampleApiError } from './sampleApiError.ts';

/**
 * Finds the endpoint for a method and a path. A trailing slash makes no difference, because the documented form of an
 * offset request has one. Throws a `SampleApiError` (404) that says where the list of endpoints is.
 */
export function findEndpoint(endpoints: readonly SampleEndpoint[], method: string, path: string): SampleEndpoint {
  const wanted = path.replace(/\/$/, '');
  const endpoint = endpoints.find((candidate) => candidate.method === method && candidate.path === wanted);
  if (endpoint === undefined) {
    throw new SampleApiError(404, 'not-found', `There is no ${method} ${path} here; GET /v1/ lists the endpoints.`);
  }
  return endpoint;
}
