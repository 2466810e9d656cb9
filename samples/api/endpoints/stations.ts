import { buildStations } from '../data/buildStations.ts';
import type { SampleEndpoint } from '../endpoint.ts';
import { pageByOffset } from '../paging/pageByOffset.ts';

/** Offset paging whose total is no multiple of the usual page size, so that a short page ends it. */
export function createStationsEndpoint(): SampleEndpoint {
  const stations = buildStations();
  return {
    method: 'GET',
    path: '/v1/stations',
    about: 'Offset paging: limit (10 where absent, 50 at most) and offset.',
    answer: ({ query }) => ({ body: { items: pageByOffset(stations, query), total: stations.length } }),
  };
}
