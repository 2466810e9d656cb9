import { entriesOf, Float, isList, isObject, type JsonObject, type JsonValue } from './value.ts';

/** Whether two decoded values are equal: kinds (`1` is not `1.0`), values, and order of keys. */
export function deepEquals(left: JsonValue, right: JsonValue): boolean {
  if (left instanceof Float) return right instanceof Float && Object.is(left.value, right.value);
  if (isList(left)) return isList(right) && equalLists(left, right);
  if (isObject(left)) return isObject(right) && equalObjects(left, right);
  return left === right;
}

function equalLists(left: JsonValue[], right: JsonValue[]): boolean {
  return left.length === right.length && left.every((item, index) => equalItems(item, right[index]));
}

function equalObjects(left: JsonObject, right: JsonObject): boolean {
  const others = entriesOf(right);
  const entries = entriesOf(left);
  return (
    entries.length === others.length &&
    entries.every(([key, value], index) => key === others[index]?.[0] && equalItems(value, others[index]?.[1]))
  );
}

function equalItems(left: JsonValue, right: JsonValue | undefined): boolean {
  return right !== undefined && deepEquals(left, right);
}
