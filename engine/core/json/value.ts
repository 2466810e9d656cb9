/**
 * A number token with a fraction or an exponent whose value is whole (`1.0`, `1e2`), or an integer token beyond 64
 * bits. Printed like an integer but hashed as a float, so it is no plain number: those are integers if whole and floats
 * if not; `bigint` holds integers beyond 2^53.
 */
export class Float {
  readonly value: number;

  constructor(value: number) {
    this.value = value;
  }
}

/** A JSON value with everything that the conversion to tables needs (`docs/format/json-to-csv.md#11-json-decoding`). */
export type JsonValue = JsonScalar | JsonList | JsonObject;
export type JsonScalar = string | number | bigint | boolean | null | Float;
export type JsonList = JsonValue[];

/** An object in document order: a `Map` if a key looks like an integer. Read it through the functions below. */
export type JsonObject = PlainObject | Map<string, JsonValue>;
interface PlainObject {
  [key: string]: JsonValue;
}

export function isList(value: JsonValue | undefined): value is JsonList {
  return Array.isArray(value);
}

export function isObject(value: JsonValue | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Float);
}

export function getField(object: JsonObject, key: string): JsonValue | undefined {
  if (object instanceof Map) return object.get(key);
  return Object.hasOwn(object, key) ? object[key] : undefined;
}

export function hasField(object: JsonObject, key: string): boolean {
  return object instanceof Map ? object.has(key) : Object.hasOwn(object, key);
}

/** The keys in document order. */
export function keysOf(object: JsonObject): string[] {
  return object instanceof Map ? [...object.keys()] : Object.keys(object);
}

export function entriesOf(object: JsonObject): [string, JsonValue][] {
  return object instanceof Map ? [...object] : Object.entries(object);
}

/** The key of an object with a single one. */
export function soleKey(object: JsonObject): string | undefined {
  const keys = keysOf(object);
  return keys.length === 1 ? keys[0] : undefined;
}

/** Whether a plain JavaScript object would move this key (or, for `__proto__`, lose it). */
export function needsMap(key: string): boolean {
  const first = key.charCodeAt(0);
  // Called for every key of every response. The first character nearly always decides.
  if (first > 57 && first !== 95) return false;
  return key === '__proto__' || /^(0|[1-9]\d{0,9})$/.test(key);
}

/** An object with these entries in this order. A repeated key keeps its first position and its last value. */
export function objectFrom(entries: Iterable<[string, JsonValue]>): JsonObject {
  const map = new Map(entries);
  for (const key of map.keys()) if (needsMap(key)) return map;
  return Object.fromEntries(map);
}

/** A copy with one key set: in place if it exists, else at the end. */
export function withField(object: JsonObject, key: string, value: JsonValue): JsonObject {
  return objectFrom([...entriesOf(object), [key, value]]);
}
