import type { DescribedOperation } from '../apiDescription.ts';
import type { FoundPaging } from './evidence.ts';
import type { FoundRecords } from './findRecords.ts';

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

/** The name of the first parameter in a part of a path; undefined for a word. */
export function paramIn(segment = ''): string | undefined {
  return paramsIn(segment)[0];
}

/** The names of all parameters in a part of a path. */
export function paramsIn(segment: string): string[] {
  return [...segment.matchAll(/\{([^{}]+)\}/g)].map(([, name = '']) => name);
}
