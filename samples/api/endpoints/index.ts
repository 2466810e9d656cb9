import type { SampleEndpoint } from '../http/endpoint.ts';

/** Lists the other endpoints, for a person who opens the API in a browser. */
export function createIndexEndpoint(listed: readonly SampleEndpoint[]): SampleEndpoint {
  const endpoints = listed.map(({ method, path, about }) => ({ method, path, about }));
  return {
    method: 'GET',
    path: '/v1',
    about: 'Lists the endpoints.',
    respond: () => ({ body: { service: 'pagewright-sample-api', endpoints } }),
  };
}
