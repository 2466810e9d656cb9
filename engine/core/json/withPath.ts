import { getField, isObject, type JsonObject, type JsonValue, keysOf, withField } from './value.ts';

/** A copy with a value at a path, for `findPath`. Keeps everything next to the path, and a value already at it. */
export function withPath(within: JsonValue, path: string, value: JsonValue, separator = '.'): JsonValue {
  if (path === separator) return isObject(within) && keysOf(within).length === 0 ? value : within;
  return isObject(within) ? withParts(within, path.split(separator), value) : within;
}

function withParts(object: JsonObject, [part = '', ...below]: string[], value: JsonValue): JsonObject {
  const there = getField(object, part);
  if (below.length === 0) return there === undefined ? withField(object, part, value) : object;
  if (there !== undefined && !isObject(there)) return object;
  return withField(object, part, withParts(there ?? {}, below, value));
}
