import type { JsonCursor } from './jsonCursor.ts';
import { readString } from './readString.ts';

/** Reads the key at the cursor, which is then at its end. Throws JsonSyntaxError. */
export function readKey(cursor: JsonCursor): string {
  if (cursor.peek() !== 0x22) cursor.failHere('a key in double quotes');
  return readString(cursor);
}

/** Goes past the colon after a key. Throws JsonSyntaxError. */
export function goToValue(cursor: JsonCursor): void {
  if (cursor.peek() !== 0x3a) cursor.failHere('":"');
  cursor.at++;
}
