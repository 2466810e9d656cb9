import { buildRides, type Ride } from '../data/buildRides.ts';
import type { SampleEndpoint } from '../http/endpoint.ts';
import { createTokens } from '../paging/createTokens.ts';

const pageSize = 20;

/**
 * Paging by token, with the filters `city` and `plan`. A token holds only the position, not the filters: a client that
 * does not repeat them gets every ride from there on, which is what `includeParams` is for.
 */
export function createRidesEndpoint(): SampleEndpoint {
  const rides = buildRides();
  const tokens = createTokens('rides');
  return {
    method: 'GET',
    path: '/v1/rides',
    about: 'Paging by token: page_token, and meta.next_token in the response. Filters: city, plan.',
    respond: ({ query }) => {
      const token = query.get('page_token');
      const start = token === null ? 0 : Number(tokens.read(token));
      const { page, next } = readPage(rides, start, (ride) => isWanted(ride, query));
      const nextToken = next === undefined ? null : tokens.write(String(next));
      return { body: { rides: page, meta: { page_size: pageSize, next_token: nextToken } } };
    },
  };
}

function isWanted(ride: Ride, query: URLSearchParams): boolean {
  const city = query.get('city') ?? ride.city;
  const plan = query.get('plan') ?? ride.customer.plan;
  return ride.city === city && ride.customer.plan === plan;
}

/** A page of the matching rides from a position on, and the position of the next one. */
function readPage(rides: readonly Ride[], start: number, wanted: (ride: Ride) => boolean) {
  const found = rides
    .map((ride, place) => ({ ride, place }))
    .filter(({ ride, place }) => place >= start && wanted(ride));
  return { page: found.slice(0, pageSize).map(({ ride }) => ride), next: found[pageSize]?.place };
}
