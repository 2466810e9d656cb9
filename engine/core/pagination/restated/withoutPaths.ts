import { entriesOf, isObject, type JsonValue, objectFrom } from '../../json/value.ts';

/** A copy of a record without the fields at these dotted paths. */
export function withoutPaths(value: JsonValue, paths: ReadonlySet<string>, above = ''): JsonValue {
  if (!isObject(value)) return value;
  const kept = entriesOf(value).filter(([key]) => !paths.has(`${above}${key}`));
  return objectFrom(kept.map(([key, inner]) => [key, withoutPaths(inner, paths, `${above}${key}.`)]));
}
