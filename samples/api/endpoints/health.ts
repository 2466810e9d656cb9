import type { SampleEndpoint } from '../endpoint.ts';

/** Tells who is listening, so that a program can know the sample API from another server on its port. */
export function createHealthEndpoint(): SampleEndpoint {
  return {
    method: 'GET',
    path: '/health',
    about: 'Says who is listening.',
    answer: () => ({ body: { service: 'pagewright-sample-api' } }),
  };
}
