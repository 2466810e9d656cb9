import { entriesOf, Float, isList, isObject, type JsonValue } from './value.ts';

/** A value as `JSON.parse` would give it: numbers of one kind, and objects that are plain. */
export function plainOf(value: JsonValue): unknown {
  if (typeof value === 'bigint') return Number(value);
  if (value instanceof Float) return value.value;
  if (isList(value)) return value.map(plainOf);
  if (!isObject(value)) return value;
  return Object.fromEntries(entriesOf(value).map(([key, field]) => [key, plainOf(field)]));
}
