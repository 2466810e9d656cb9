import type { JobPlace } from '@pagewright/server/protocol';
import type { JsonMarks } from './jsonRows.ts';

/** Marks the records of a response, at this path, and the value for the next page; opens the rows above them. */
export function responseMarks(path: string | undefined, next: JobPlace['next']): JsonMarks {
  const records = path === undefined ? undefined : keysOf(path, '.');
  const nextKeys = next === undefined ? undefined : keysOf(next.path, next.delimiter);
  const isInRecord = next?.from === 'record';
  const isNext = (keys: readonly string[]) => {
    if (nextKeys === undefined) return false;
    if (!isInRecord) return equals(keys, nextKeys);
    const from = (records?.length ?? Number.POSITIVE_INFINITY) + 1;
    return startsWith(keys, records ?? []) && equals(keys.slice(from), nextKeys) && keys.length > from - 1;
  };
  return {
    markOf: (keys) => (records !== undefined && equals(keys, records) ? 'records' : isNext(keys) ? 'next' : undefined),
    isOpen: (keys) =>
      (records !== undefined && startsWith(records, keys)) ||
      (nextKeys !== undefined && !isInRecord && keys.length < nextKeys.length && startsWith(nextKeys, keys)) ||
      keys.length === 0,
  };
}

/** The keys of a path. The response itself has an empty path. */
function keysOf(path: string, delimiter: string): string[] {
  return path === '' || path === delimiter ? [] : path.split(delimiter);
}

function startsWith(keys: readonly string[], start: readonly string[]): boolean {
  return start.every((key, index) => keys[index] === key);
}

function equals(keys: readonly string[], others: readonly string[]): boolean {
  return keys.length === others.length && startsWith(keys, others);
}
