import { jsonText } from '@pagewright/core/json/jsonText';
import { entriesOf, getField, hasField, isObject, type JsonValue, keysOf } from '@pagewright/core/json/value';

/** A value to set in an object, or to remove from it. */
export interface Change {
  /** The keys that lead to it; none for the whole. */
  keys: readonly string[];
  /** Absent: it is removed. */
  value?: JsonValue;
}

/**
 * The changes that make one value another one. They are as small as possible, so that the rest keeps its layout; only a
 * paging with another method is replaced as a whole.
 */
export function changesBetween(before: JsonValue | undefined, after: JsonValue): Change[] {
  if (before !== undefined && jsonText(before) === jsonText(after)) return [];
  if (!isObject(before) || !isObject(after) || methodOf(before) !== methodOf(after))
    return [{ keys: [], value: after }];
  const removed = keysOf(before).filter((key) => !hasField(after, key));
  const changed = entriesOf(after).flatMap(([key, value]) =>
    changesBetween(getField(before, key), value).map((change) => ({ ...change, keys: [key, ...change.keys] })),
  );
  return [...removed.map((key) => ({ keys: [key] })), ...changed];
}

function methodOf(object: JsonValue): string | undefined {
  const method = isObject(object) ? getField(object, 'method') : undefined;
  return typeof method === 'string' ? method : undefined;
}
