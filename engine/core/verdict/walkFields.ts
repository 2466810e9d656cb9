import type { JsonObject, JsonValue } from '../json/value.ts';
import { plainName } from './plainName.ts';

const deepest = 4;
/** A dictionary around the records must not cost more than the records. */
const mostFields = 2000;

/** A field and where it stands. */
export interface PlacedField {
  keys: readonly string[];
  /** The keys joined by dots. */
  path: string;
  /** Its key in plain letters. */
  name: string;
  value: JsonValue;
  /** The object that it stands in, and that object's own name; empty for the root. */
  holder: JsonObject;
  holderName: string;
}

/** An object that is to be walked, and where it stands. */
export interface OpenObject {
  object: JsonObject;
  keys: readonly string[];
  /** Its key in plain letters. */
  name: string;
}

/** The fields of an object and of the objects in it that `open` gives for one of them, those near the root first. */
export function* walkFields(
  root: OpenObject,
  open: (field: PlacedField) => OpenObject | undefined,
): Generator<PlacedField> {
  const opened = [root];
  let left = mostFields;
  // A list that is walked may grow meanwhile.
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

/** Like `entriesOf`, one at a time: the walk may end after a few of many. */
function* fieldsOf(object: JsonObject): Generator<[string, JsonValue]> {
  if (object instanceof Map) return yield* object;
  for (const key in object) {
    const value = object[key];
    if (value !== undefined) yield [key, value];
  }
}
