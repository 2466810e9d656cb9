import type { JsonCursor } from './jsonCursor.ts';
import { maxNesting } from './maxNesting.ts';

/** Goes into the list or the object whose opening bracket is at the cursor; gives how deep its values are. */
export function goInto(cursor: JsonCursor, nesting: number): number {
  if (nesting >= maxNesting) cursor.fail(`lists and objects are nested deeper than ${maxNesting} levels`);
  cursor.at++;
  return nesting + 1;
}

/** Whether a closing bracket is at the cursor, which is then after it. */
export function closes(cursor: JsonCursor, close: number): boolean {
  if (cursor.peek() !== close) return false;
  cursor.at++;
  return true;
}

/** Goes past the comma or the closing bracket after a value; whether another value follows. Throws JsonSyntaxError. */
export function continues(cursor: JsonCursor, close: number): boolean {
  const code = cursor.peek();
  if (code !== close && code !== 0x2c) cursor.failHere(`"," or "${String.fromCharCode(close)}"`);
  cursor.at++;
  return code !== close;
}
