import { entriesOf, isList, isObject, type JsonObject, type JsonValue, objectFrom } from './value.ts';

/** A copy with the value at these keys changed, in place; undefined leaves it out. Without such a value it is the same. */
export function changeAt(
  within: JsonValue,
  keys: readonly string[],
  change: (value: JsonValue) => JsonValue | undefined,
): JsonValue {
  const [key, ...below] = keys;
  if (key === undefined) return change(within) ?? within;
  const changed = (value: JsonValue) => (below.length === 0 ? change(value) : changeAt(value, below, change));
  if (isList(within))
    return within.flatMap((item, index) => {
      const after = String(index) === key ? changed(item) : item;
      return after === undefined ? [] : [after];
    });
  return isObject(within) ? changeField(within, key, changed) : within;
}

function changeField(
  object: JsonObject,
  key: string,
  changed: (value: JsonValue) => JsonValue | undefined,
): JsonObject {
  return objectFrom(
    entriesOf(object).flatMap(([name, value]): [string, JsonValue][] => {
      const after = name === key ? changed(value) : value;
      return after === undefined ? [] : [[name, after]];
    }),
  );
}

/** A copy with the key at these keys renamed, in place. */
export function renameAt(within: JsonValue, keys: readonly string[], name: string): JsonValue {
  const own = keys.at(-1);
  return changeAt(within, keys.slice(0, -1), (holder) =>
    isObject(holder)
      ? objectFrom(entriesOf(holder).map(([key, value]): [string, JsonValue] => [key === own ? name : key, value]))
      : holder,
  );
}
