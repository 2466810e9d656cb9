import { entriesOf, Float, isList, isObject, type JsonValue } from './value.ts';

/** A value as `JSON.parse` returns it: numbers of one kind, and plain objects. */
export function plainOf(value: JsonValue): unknown {
  if (typeof value === 'bigint') return Number(value);
  if (value instanceof Float) return value.value;
  if (isList(value)) return value.map(plainOf);
  if (!isObject(value)) return value;
  return Object.fromEntries(entriesOf(value).map(([key, field]) => [key, plainOf(field)]));
}
