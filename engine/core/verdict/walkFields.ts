import type { JsonObject, JsonValue } from '../json/value.ts';
import { plainName } from './plainName.ts';

const deepest = 4;
/** Limits the cost of a dictionary around the records. */
const mostFields = 2000;

/** A field and its place. */
export interface PlacedField {
  keys: readonly string[];
  /** The keys joined by dots. */
  path: string;
  /** Its key as a plain name. */
  name: string;
  value: JsonValue;
  /** The object that contains it, and that object's own name; empty for the root. */
  holder: JsonObject;
  holderName: string;
}

/** An object to be walked, and its place. */
export interface OpenObject {
  object: JsonObject;
  keys: readonly string[];
  /** Its key as a plain name. */
  name: string;
}

/** Walks the fields of an object, and of the nested objects that `open` returns, breadth first. */
export function* walkFields(
  root: OpenObject,
  open: (field: PlacedField) => OpenObject | undefined,
): Generator<PlacedField> {
  const opened = [root];
  let left = mostFields;
  // The list grows while it is walked.
  for (const { object, keys: above, name: holderName } of opened) {
    for (const [key, value] of fieldsOf(object)) {
      if (left-- <= 0) return;
      const keys = [...above, key];
      const field = { keys, path: keys.join('.'), name: plainName(key), value, holder: object, holderName };
      yield field;
      const inside = typeof value === 'object' && keys.length <= deepest ? open(field) : undefined;
      if (inside !== undefined) opened.push(inside);
    }
  }
}

/** Like `entriesOf`, but lazy, because the walk may end after a few of many. */
function* fieldsOf(object: JsonObject): Generator<[string, JsonValue]> {
  if (object instanceof Map) return yield* object;
  for (const key in object) {
    const value = object[key];
    if (value !== undefined) yield [key, value];
  }
}
