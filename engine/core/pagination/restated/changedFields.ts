import { deepEquals } from '../../json/deepEquals.ts';
import {
  getField,
  isList,
  isObject,
  type JsonList,
  type JsonObject,
  type JsonValue,
  keysOf,
} from '../../json/value.ts';

/** A field with another value in an otherwise equal record. */
export interface Change {
  keys: readonly string[];
  before: JsonValue;
  after: JsonValue;
}

const maxFields = 5;
const deepest = 5;

/**
 * The fields in which the records of two pages differ, for each record; undefined unless `accepts` takes each of them
 * and everything else is equal. Stops at the first other difference, usually the first.
 */
export function changedFields(
  before: JsonList,
  after: JsonList,
  accepts: (change: Change) => boolean,
): Change[] | undefined {
  const changes: Change[] = [];
  const isSame = (one: JsonValue, other: JsonValue, keys: readonly string[]): boolean => {
    if (isObject(one) && isObject(other)) return keys.length < deepest && haveSame(one, other, keys);
    if (deepEquals(one, other)) return true;
    const change = { keys, before: one, after: other };
    if (keys.length === 0 || isList(one) || isList(other) || !accepts(change)) return false;
    return changes.push(change) > 0;
  };
  const haveSame = (one: JsonObject, other: JsonObject, keys: readonly string[]): boolean => {
    const names = keysOf(one);
    if (names.length !== keysOf(other).length) return false;
    return names.every((name) => {
      const [was, is] = [getField(one, name), getField(other, name)];
      return was !== undefined && is !== undefined && isSame(was, is, [...keys, name]);
    });
  };
  if (before.length !== after.length) return undefined;
  const areSame = before.every((record, index) => isSame(record, after[index] ?? null, []));
  return areSame && namesOf(changes).length <= maxFields ? changes : undefined;
}

/** The fields as paths, each once. */
export function namesOf(changes: readonly Pick<Change, 'keys'>[]): string[] {
  return [...new Set(changes.map(({ keys }) => keys.join('.')))];
}
