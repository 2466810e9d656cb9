import type { ApiDescription, DescribedOperation } from '../apiDescription.ts';
import type { Endpoint } from '../evidence/endpoint.ts';
import { findPaging, findSignOfPages } from '../evidence/findPaging.ts';
import { findRecords } from '../evidence/findRecords.ts';
import { findGraphqlRecords } from './findGraphqlRecords.ts';
import { joinSearches } from './joinSearches.ts';
import { sendablePaging } from './sendablePaging.ts';
import { takeOverPaging } from './takeOverPaging.ts';

/** Words at the end of a path of a search by POST. */
const searches = /^(search|query|list|find|filter|_search|lookup)$/i;

/** The operations that read, in the order of the document: those that certainly do, and those with such a name. */
export function readEndpoints(
  { operations }: Pick<ApiDescription, 'operations'>,
  isNamed: (operation: DescribedOperation) => boolean = () => false,
): Endpoint[] {
  const read = operations.filter((operation) => isReading(operation) || (canRead(operation) && isNamed(operation)));
  const endpoints = read.map((operation): Endpoint => {
    const records = operation.name === undefined ? findRecords(operation) : findGraphqlRecords(operation);
    const paging = records === undefined ? findSignOfPages(operation) : findPaging(operation, records);
    const segments = operation.path.split('/').filter((segment) => segment !== '');
    return { operation, segments, ...(records && { records }), ...(paging && { paging }) };
  });
  return joinSearches(takeOverPaging(endpoints).map(asSendable), operations);
}

function asSendable(endpoint: Endpoint): Endpoint {
  const { operation, paging } = endpoint;
  return paging === undefined ? endpoint : { ...endpoint, paging: sendablePaging(operation, paging) };
}

/** Whether a job can send its method. */
export function canRead({ method }: DescribedOperation): boolean {
  return method === 'GET' || method === 'POST';
}

function isReading({ method, path, obstacle }: DescribedOperation): boolean {
  if (method === 'POST') return searches.test(path.split(/[/:]/).at(-1) ?? '') && obstacle === undefined;
  return method === 'GET';
}
