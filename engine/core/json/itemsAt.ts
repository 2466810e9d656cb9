import type { TextSpan } from './fieldsAt.ts';
import { JsonCursor } from './jsonCursor.ts';
import { skipValue } from './skipValue.ts';

/** The items of the list that begins at a position of a valid JSON text; undefined if no list begins there. */
export function itemsAt(text: string, position: number): TextSpan[] | undefined {
  const cursor = new JsonCursor(text);
  cursor.at = position;
  if (cursor.peek() !== 0x5b) return undefined;
  cursor.at++;
  const items: TextSpan[] = [];
  if (cursor.peek() === 0x5d) return items;
  do items.push(nextValue(cursor));
  while (continues(cursor));
  return items;
}

function nextValue(cursor: JsonCursor): TextSpan {
  cursor.peek();
  const start = cursor.at;
  skipValue(cursor);
  return { start, end: cursor.at };
}

function continues(cursor: JsonCursor): boolean {
  const code = cursor.peek();
  cursor.at++;
  return code === 0x2c;
}
