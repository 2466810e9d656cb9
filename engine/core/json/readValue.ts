import { closes, continues, goInto } from './brackets.ts';
import type { JsonCursor } from './jsonCursor.ts';
import { goToValue, readKey } from './readKey.ts';
import { readNumber } from './readNumber.ts';
import { readString } from './readString.ts';
import { type JsonList, type JsonObject, type JsonValue, needsMap } from './value.ts';

/** Reads the value at the cursor without the losses of `JSON.parse`. Throws JsonSyntaxError. */
export function readValue(cursor: JsonCursor, nesting = 0): JsonValue {
  switch (cursor.peek()) {
    case 0x22:
      return readString(cursor);
    case 0x7b:
      return readObject(cursor, goInto(cursor, nesting));
    case 0x5b:
      return readList(cursor, goInto(cursor, nesting));
    case 0x74:
      return readWord(cursor, 'true', true);
    case 0x66:
      return readWord(cursor, 'false', false);
    case 0x6e:
      return readWord(cursor, 'null', null);
    default:
      return readNumber(cursor);
  }
}

function readWord<T extends JsonValue>(cursor: JsonCursor, word: string, value: T): T {
  if (!cursor.text.startsWith(word, cursor.at)) cursor.failHere('a value');
  cursor.at += word.length;
  return value;
}

function readList(cursor: JsonCursor, nesting: number): JsonList {
  const list: JsonList = [];
  if (closes(cursor, 0x5d)) return list;
  do list.push(readValue(cursor, nesting));
  while (continues(cursor, 0x5d));
  return list;
}

function readObject(cursor: JsonCursor, nesting: number): JsonObject {
  let object: JsonObject = {};
  if (closes(cursor, 0x7d)) return object;
  do {
    const key = readKey(cursor);
    goToValue(cursor);
    object = put(object, key, readValue(cursor, nesting));
  } while (continues(cursor, 0x7d));
  return object;
}

/** Sets a key. The object becomes a Map with the first key that needs one. */
function put(object: JsonObject, key: string, value: JsonValue): JsonObject {
  if (object instanceof Map) return object.set(key, value);
  if (needsMap(key)) return new Map(Object.entries(object)).set(key, value);
  object[key] = value;
  return object;
}
