import { JsonCursor } from './jsonCursor.ts';
import { readString } from './readString.ts';
import { skipValue } from './skipValue.ts';

/** A part of a text: from its first character to the one after its last. */
export interface TextSpan {
  start: number;
  end: number;
}

/** The keys of an object in a text, with the positions of each key and its value. */
interface LocatedFields {
  inside: number;
  /** A repeated key has its last place, which is the one that counts. */
  fields: ReadonlyMap<string, { key: TextSpan; value: TextSpan }>;
}

/** The keys of the object that begins at a position of a valid JSON text; undefined if no object begins there. */
export function fieldsAt(text: string, position: number): LocatedFields | undefined {
  const cursor = new JsonCursor(text);
  cursor.at = position;
  if (cursor.peek() !== 0x7b) return undefined;
  const inside = ++cursor.at;
  const fields = new Map<string, { key: TextSpan; value: TextSpan }>();
  if (cursor.peek() === 0x7d) return { inside, fields };
  do {
    const key = spanOf(cursor, () => readString(cursor));
    cursor.peek();
    cursor.at++;
    fields.set(key.read, { key, value: spanOf(cursor, () => skipValue(cursor)) });
  } while (continues(cursor));
  return { inside, fields };
}

function spanOf<T>(cursor: JsonCursor, read: () => T): TextSpan & { read: T } {
  cursor.peek();
  const start = cursor.at;
  return { start, read: read(), end: cursor.at };
}

function continues(cursor: JsonCursor): boolean {
  const code = cursor.peek();
  cursor.at++;
  return code === 0x2c;
}
