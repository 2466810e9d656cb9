import { createBikesEndpoint } from './endpoints/bikes.ts';
import { createDescriptionEndpoint } from './endpoints/description.ts';
import { createHealthEndpoint } from './endpoints/health.ts';
import { createIndexEndpoint } from './endpoints/index.ts';
import { createMembersEndpoint } from './endpoints/members.ts';
import { createRidesEndpoint } from './endpoints/rides.ts';
import { createSearchEndpoint } from './endpoints/search.ts';
import { createSearchScrollEndpoint } from './endpoints/searchScroll.ts';
import { createStationsEndpoint } from './endpoints/stations.ts';
import { createTicketsEndpoint } from './endpoints/tickets.ts';
import { createWeatherEndpoint } from './endpoints/weather.ts';
import type { SampleEndpoint } from './http/endpoint.ts';

/** Every endpoint of a sample API: add one as a file and a line here. */
export function createEndpoints(): SampleEndpoint[] {
  const listed = [
    createStationsEndpoint(),
    createBikesEndpoint(),
    createRidesEndpoint(),
    createSearchEndpoint(),
    createSearchScrollEndpoint(),
    createMembersEndpoint(),
    createWeatherEndpoint(),
    createTicketsEndpoint(),
  ];
  return [createIndexEndpoint(listed), ...listed, createHealthEndpoint(), createDescriptionEndpoint()];
}
