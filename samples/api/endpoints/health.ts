import type { SampleEndpoint } from '../http/endpoint.ts';

/** Identifies the sample API, so that a program can tell it from another server on its port. */
export function createHealthEndpoint(): SampleEndpoint {
  return {
    method: 'GET',
    path: '/health',
    about: 'Identifies this server.',
    respond: () => ({ body: { service: 'pagewright-sample-api' } }),
  };
}
