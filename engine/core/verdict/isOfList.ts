import type { ObservedPage } from './witness.ts';

/** Whether counts in a response may be of its records: it has a list of them, or could have one, and is no error. */
export function isOfList({ isError, failure, holds, records, recordsPath }: ObservedPage): boolean {
  if (isError || holds === 'one' || (failure !== undefined && records.length === 0)) return false;
  return holds !== 'nothing' || recordsPath !== undefined;
}
