import type { DescribedOperation } from '../apiDescription.ts';
import type { FoundPaging } from './evidence.ts';
import type { FoundRecords } from './findRecords.ts';

export interface Endpoint {
  operation: DescribedOperation;
  /** The segments of its path; none for the root. */
  segments: readonly string[];
  /** Absent if the operation lists nothing. */
  records?: FoundRecords;
  /** Absent without a sign of paging. */
  paging?: FoundPaging;
}

/** The name of the first parameter in a segment of a path; undefined for a word. */
export function paramIn(segment = ''): string | undefined {
  return paramsIn(segment)[0];
}

/** The names of all parameters in a segment of a path. */
export function paramsIn(segment: string): string[] {
  return [...segment.matchAll(/\{([^{}]+)\}/g)].map(([, name = '']) => name);
}
