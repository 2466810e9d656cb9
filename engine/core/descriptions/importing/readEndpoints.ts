import type { ApiDescription, DescribedOperation } from '../apiDescription.ts';
import { findPaging } from '../evidence/findPaging.ts';
import { findRecords } from '../evidence/findRecords.ts';
import type { Endpoint } from './endpoint.ts';
import { joinSearches } from './joinSearches.ts';

/** Words at the end of a path with which an API searches by a POST. */
const searches = /^(search|query|list|find|filter|_search|lookup)$/i;

/** The operations that read, in the order of the document. */
export function readEndpoints({ operations }: ApiDescription): Endpoint[] {
  const endpoints = operations.filter(isReading).map((operation): Endpoint => {
    const records = findRecords(operation);
    const paging = records && findPaging(operation, records);
    const segments = operation.path.split('/').filter((segment) => segment !== '');
    return { operation, segments, ...(records && { records }), ...(paging && { paging }) };
  });
  return joinSearches(endpoints, operations);
}

function isReading({ method, path }: DescribedOperation): boolean {
  return method === 'GET' || (method === 'POST' && searches.test(path.split(/[/:]/).at(-1) ?? ''));
}
