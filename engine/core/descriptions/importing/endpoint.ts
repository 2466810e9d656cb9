import type { ApiDescription, DescribedOperation } from '../apiDescription.ts';
import type { FoundPaging } from '../evidence/evidence.ts';
import { findPaging } from '../evidence/findPaging.ts';
import { type FoundRecords, findRecords } from '../evidence/findRecords.ts';

/** An operation with what was found about it. */
export interface Endpoint {
  operation: DescribedOperation;
  /** The parts of its path; none for the root. */
  segments: readonly string[];
  /** Absent where it lists nothing. */
  records?: FoundRecords;
  /** Absent where nothing speaks for any paging. */
  paging?: FoundPaging;
}

/** Words at the end of a path with which an API searches by a POST. */
const searches = /^(search|query|list|find|filter|_search|lookup)$/i;

/** The operations that read, in the order of the document. */
export function readEndpoints({ operations }: ApiDescription): Endpoint[] {
  return operations.filter(isReading).map((operation) => {
    const records = findRecords(operation);
    const paging = records && findPaging(operation, records);
    const segments = operation.path.split('/').filter((segment) => segment !== '');
    return { operation, segments, ...(records && { records }), ...(paging && { paging }) };
  });
}

function isReading({ method, path }: DescribedOperation): boolean {
  return method === 'GET' || (method === 'POST' && searches.test(path.split(/[/:]/).at(-1) ?? ''));
}

/** The name of the parameter in a part of a path; undefined for a word. */
export function paramIn(segment: string): string | undefined {
  return /\{([^{}]+)\}/.exec(segment)?.[1];
}
