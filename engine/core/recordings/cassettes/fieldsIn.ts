import type { Field } from '../../descriptions/recorded/exchange.ts';
import { entriesOf, getField, isList, isObject, type JsonValue } from '../../json/value.ts';

/** The value at keys below a value; undefined if one is missing. */
export function valueAt(value: JsonValue | undefined, ...keys: readonly string[]): JsonValue | undefined {
  let found = value;
  for (const key of keys) found = isObject(found) ? getField(found, key) : undefined;
  return found;
}

/** The text at keys below a value, as written; undefined for anything else. */
export function textAt(value: JsonValue | undefined, ...keys: readonly string[]): string | undefined {
  const found = valueAt(value, ...keys);
  return typeof found === 'string' ? found : undefined;
}

/** The finite number at keys below a value; undefined for anything else. */
export function numberAt(value: JsonValue | undefined, ...keys: readonly string[]): number | undefined {
  const found = valueAt(value, ...keys);
  return typeof found === 'number' && Number.isFinite(found) ? found : undefined;
}

/** The items of the list at keys below a value; none for anything else. */
export function itemsIn(value: JsonValue | undefined, ...keys: readonly string[]): readonly JsonValue[] {
  const found = valueAt(value, ...keys);
  return isList(found) ? found : [];
}

/** Headers from a list of objects with `name` and `value`, or from an object with a text or a list for each name. */
export function headersIn(value: JsonValue | undefined): Field[] {
  if (isList(value)) {
    return value.flatMap((field): Field[] => {
      const name = textAt(field, 'name');
      return name === undefined ? [] : [[name, textAt(field, 'value') ?? '']];
    });
  }
  if (!isObject(value)) return [];
  return entriesOf(value).flatMap(([name, lines]) =>
    [lines].flat().flatMap((line): Field[] => (typeof line === 'string' ? [[name, line]] : [])),
  );
}

/** Headers by their names in lower case, several lines joined. */
export function joinHeaders(fields: readonly Field[]): Map<string, string> {
  const joined = new Map<string, string>();
  for (const [name, value] of fields) {
    const key = name.toLowerCase();
    const before = joined.get(key);
    joined.set(key, before === undefined ? value : `${before}, ${value}`);
  }
  return joined;
}
