import type { ApiDescription } from '../apiDescription.ts';
import type { EndpointOffer } from '../imported.ts';
import { findParents } from '../parents/findParents.ts';
import { readEndpoints } from './readEndpoints.ts';
import { noPaging, surenessOf } from './reportOf.ts';

/** The endpoints that can become jobs, lists first, otherwise in the order of the document. */
export function listEndpoints(description: ApiDescription): EndpointOffer[] {
  const endpoints = readEndpoints(description);
  const parents = findParents(endpoints);
  const offers = endpoints.map((endpoint): EndpointOffer => {
    const { operation, records, paging } = endpoint;
    const parent = parents.get(endpoint);
    return {
      pointer: operation.pointer,
      method: operation.method,
      path: operation.path,
      summary: operation.summary,
      isList: records !== undefined,
      dataField: records?.keys.join('.') ?? '',
      paging: paging?.clue === undefined ? noPaging : paging.title,
      sureness: surenessOf({ endpoint, ...(parent && { parent }) }),
      ...(parent && { parent: parent.endpoint.operation.path }),
    };
  });
  return offers.toSorted((one, other) => Number(other.isList) - Number(one.isList));
}
