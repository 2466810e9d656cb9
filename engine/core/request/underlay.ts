import { entriesOf, isList, type JsonObject, type JsonValue, objectFrom } from '../json/value.ts';

/**
 * Parameters with defaults under them (`configuration.md` 5.3): defaults come first, a given value replaces its default
 * in place, lists are merged by index.
 */
export function underlay(defaults: JsonObject, params: JsonObject): JsonObject {
  const merged = new Map(entriesOf(defaults));
  for (const [key, value] of entriesOf(params)) merged.set(key, over(merged.get(key), value));
  return objectFrom(merged);
}

function over(before: JsonValue | undefined, value: JsonValue): JsonValue {
  return isList(before) && isList(value) ? [...value, ...before.slice(value.length)] : value;
}
