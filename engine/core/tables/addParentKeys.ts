import { UserError } from '../errors.ts';
import { isEmptyInConfig } from '../json/isEmpty.ts';
import { isList, isObject } from '../json/value.ts';
import type { PageRows } from './pageRows.ts';

/**
 * Adds the keys of a page's parent columns to those of its data type. Returns whether one of them is new. Throws a
 * UserError if a value is a list or an object (`docs/format/json-to-csv.md#73-oddities`).
 */
export function addParentKeys(known: Map<string, Set<string>>, { dataType, parents }: PageRows): boolean {
  const keys = known.get(dataType) ?? new Set();
  known.set(dataType, keys);
  const before = keys.size;
  for (const [key, value] of parents) {
    if ((isList(value) || isObject(value)) && !isEmptyInConfig(value)) throw parentNotScalar(key, dataType);
    keys.add(key);
  }
  return keys.size > before;
}

function parentNotScalar(key: string, dataType: string): UserError {
  return new UserError(
    'table.parent-not-scalar',
    `The extra column "${key}" of "${dataType}" is a list or an object. It must be a text, a number, true or false.`,
  );
}
