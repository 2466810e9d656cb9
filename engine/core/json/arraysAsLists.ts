import { entriesOf, isList, isObject, type JsonValue, objectFrom } from './value.ts';

/**
 * A value with each object that is empty, or has the keys 0, 1, 2…, as a list, as in the platform's arrays
 * (`docs/format/configuration.md#17-writing-json`).
 */
export function arraysAsLists(value: JsonValue): JsonValue {
  if (isList(value)) return value.map(arraysAsLists);
  if (!isObject(value)) return value;
  const entries = entriesOf(value).map(([key, item]): [string, JsonValue] => [key, arraysAsLists(item)]);
  return entries.every(([key], index) => key === String(index)) ? entries.map(([, item]) => item) : objectFrom(entries);
}
