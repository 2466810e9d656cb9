import { buildStations } from '../data/buildStations.ts';
import type { SampleEndpoint } from '../http/endpoint.ts';
import { pageByOffset } from '../paging/pageByOffset.ts';

/** Offset paging whose total is not a multiple of the default page size, so that a short page ends it. */
export function createStationsEndpoint(): SampleEndpoint {
  const stations = buildStations();
  return {
    method: 'GET',
    path: '/v1/stations',
    about: 'Offset paging: limit (default 10, at most 50) and offset.',
    respond: ({ query }) => ({ body: { items: pageByOffset(stations, query), total: stations.length } }),
  };
}
