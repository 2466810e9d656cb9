import { getField, isList, isObject, type JsonValue } from './value.ts';

/**
 * The value at a path (`docs/format/configuration.md#15-path-lookup`); the whole value for no path or the separator
 * alone. A numeric part steps into a list, where a null counts as missing. Undefined if the path does not exist.
 */
export function findPath(value: JsonValue, path: string | null | undefined, separator = '.'): JsonValue | undefined {
  if (path === undefined || path === null || path === separator) return value;
  let found: JsonValue | undefined = value;
  for (const part of path.split(separator)) {
    found = step(found, part);
    if (found === undefined) return undefined;
  }
  return found;
}

function step(value: JsonValue, part: string): JsonValue | undefined {
  if (isObject(value)) return getField(value, part);
  if (!isList(value) || !/^(0|[1-9]\d*)$/.test(part)) return undefined;
  return value[Number(part)] ?? undefined;
}
