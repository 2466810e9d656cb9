import { buildBikes } from '../data/buildBikes.ts';
import type { SampleEndpoint } from '../http/endpoint.ts';
import { pageByOffset } from '../paging/pageByOffset.ts';

/** Offset paging whose total is a multiple of 10, so that only an empty page ends it. */
export function createBikesEndpoint(): SampleEndpoint {
  const bikes = buildBikes();
  return {
    method: 'GET',
    path: '/v1/bikes',
    about: 'Offset paging that ends with an empty page, because the total is a multiple of 10.',
    respond: ({ query }) => ({ body: { items: pageByOffset(bikes, query), total: bikes.length } }),
  };
}
