import { getField, isList, isObject, type JsonList, type JsonValue } from '../json/value.ts';

/** A field of a value that should be an object, but may be anything: the document is somebody else's. */
export function fieldAt(value: JsonValue | undefined, ...keys: readonly string[]): JsonValue | undefined {
  let found = value;
  for (const key of keys) found = isObject(found) ? getField(found, key) : undefined;
  return found;
}

/** A text at some keys; empty for anything else. */
export function textAt(value: JsonValue | undefined, ...keys: readonly string[]): string {
  const found = fieldAt(value, ...keys);
  return typeof found === 'string' ? found : '';
}

/** A list at some keys; empty for anything else. */
export function listAt(value: JsonValue | undefined, ...keys: readonly string[]): JsonList {
  const found = fieldAt(value, ...keys);
  return isList(found) ? found : [];
}
