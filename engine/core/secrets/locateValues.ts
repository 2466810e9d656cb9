import { JsonCursor } from '../json/jsonCursor.ts';
import { JsonSyntaxError } from '../json/jsonSyntaxError.ts';
import { readString } from '../json/readString.ts';
import { readValue } from '../json/readValue.ts';
import { isList, isObject, type JsonScalar } from '../json/value.ts';

/** A scalar with its key, and its position in the text. */
export interface LocatedValue {
  /** The path of its object from the root: keys and indexes, shared by all values of the object. */
  parent: readonly string[];
  key: string;
  value: JsonScalar;
  start: number;
  end: number;
}

/** An object, and the position of its first key, even if it has none. */
interface LocatedObject {
  path: readonly string[];
  inside: number;
  isEmpty: boolean;
}

export interface LocatedValues {
  values: LocatedValue[];
  objects: LocatedObject[];
}

/** Locates the values of keys in a JSON text, in document order, without list items; undefined if it is not JSON. */
export function locateValues(text: string): LocatedValues | undefined {
  const found: LocatedValues = { values: [], objects: [] };
  try {
    // Checks the whole text first, because the walk below checks only what it needs.
    const whole = new JsonCursor(text);
    readValue(whole);
    if (!Number.isNaN(whole.peek())) return undefined;
    walk(new JsonCursor(text), [], found);
    return found;
  } catch (error) {
    if (error instanceof JsonSyntaxError) return undefined;
    throw error;
  }
}

function walk(cursor: JsonCursor, path: readonly string[], found: LocatedValues): void {
  const code = cursor.peek();
  if (code === 0x7b) walkObject(cursor, path, found);
  else if (code === 0x5b) walkList(cursor, path, found);
  else readValue(cursor);
}

function walkObject(cursor: JsonCursor, path: readonly string[], found: LocatedValues): void {
  const inside = ++cursor.at;
  const isEmpty = cursor.peek() === 0x7d;
  found.objects.push({ path, inside, isEmpty });
  if (isEmpty) return void cursor.at++;
  do {
    cursor.peek();
    const key = readString(cursor);
    cursor.peek();
    cursor.at++;
    if (isContainer(cursor)) walk(cursor, [...path, key], found);
    else readScalar(cursor, path, key, found);
  } while (continues(cursor));
}

function walkList(cursor: JsonCursor, path: readonly string[], found: LocatedValues): void {
  cursor.at++;
  if (cursor.peek() === 0x5d) return void cursor.at++;
  let index = 0;
  do {
    if (isContainer(cursor)) walk(cursor, [...path, String(index)], found);
    else readValue(cursor);
    index++;
  } while (continues(cursor));
}

function readScalar(cursor: JsonCursor, parent: readonly string[], key: string, found: LocatedValues): void {
  const start = cursor.at;
  const value = readValue(cursor);
  if (!isList(value) && !isObject(value)) found.values.push({ parent, key, value, start, end: cursor.at });
}

function isContainer(cursor: JsonCursor): boolean {
  const code = cursor.peek();
  return code === 0x7b || code === 0x5b;
}

function continues(cursor: JsonCursor): boolean {
  const code = cursor.peek();
  cursor.at++;
  return code === 0x2c;
}
