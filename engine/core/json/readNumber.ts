import type { JsonCursor } from './jsonCursor.ts';
import { numberFrom } from './numberFrom.ts';
import type { Float } from './value.ts';

const numberToken = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;

/** Reads the number at the cursor. Throws JsonSyntaxError where none stands. */
export function readNumber(cursor: JsonCursor): number | bigint | Float {
  numberToken.lastIndex = cursor.at;
  if (!numberToken.test(cursor.text)) cursor.failHere('a value');
  const token = cursor.text.slice(cursor.at, numberToken.lastIndex);
  cursor.at = numberToken.lastIndex;
  return numberFrom(token);
}
