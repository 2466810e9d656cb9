import { entriesOf, isList, isObject, type JsonObject, type JsonScalar, type JsonValue } from '../json/value.ts';

/** The values in an object or a list by dotted path (`docs/format/functions.md#2-contexts`), a scalar under `name`. */
export function flatten(value: JsonValue, name = ''): Map<string, JsonScalar> {
  return new Map(leaves(value, name, () => false).map(([path, leaf]) => [path, leaf as JsonScalar]));
}

/** Flattens like `flatten`, but keeps the objects that `isLeaf` selects. */
export function flattenTo(
  value: JsonValue,
  isLeaf: (object: JsonObject) => boolean,
): Map<string, JsonScalar | JsonObject> {
  return new Map(leaves(value, '', isLeaf));
}

function leaves(
  value: JsonValue,
  path: string,
  isLeaf: (object: JsonObject) => boolean,
): [string, JsonScalar | JsonObject][] {
  const below = (key: string) => (path === '' ? key : `${path}.${key}`);
  if (isList(value)) return value.flatMap((item, index) => leaves(item, below(String(index)), isLeaf));
  if (!isObject(value) || isLeaf(value)) return [[path, value]];
  return entriesOf(value).flatMap(([key, item]) => leaves(item, below(key), isLeaf));
}
