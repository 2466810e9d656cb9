import type { JsonCursor } from './jsonCursor.ts';

const quote = 0x22;
const backslash = 0x5c;

/** Moves past the value at the cursor, in a text that is known to be valid JSON: reading it would cost much more. */
export function skipValue(cursor: JsonCursor): void {
  const first = cursor.peek();
  if (first === quote) skipString(cursor);
  else if (first === 0x7b || first === 0x5b) skipNested(cursor);
  else skipToken(cursor);
}

function skipString(cursor: JsonCursor): void {
  const { text } = cursor;
  let at = cursor.at + 1;
  for (let code = text.charCodeAt(at); code !== quote; code = text.charCodeAt(at)) at += code === backslash ? 2 : 1;
  cursor.at = at + 1;
}

function skipNested(cursor: JsonCursor): void {
  const { text } = cursor;
  let depth = 0;
  do {
    const code = text.charCodeAt(cursor.at);
    if (code === quote) {
      skipString(cursor);
    } else {
      if (code === 0x7b || code === 0x5b) depth++;
      else if (code === 0x7d || code === 0x5d) depth--;
      cursor.at++;
    }
  } while (depth > 0);
}

/** Moves past a number or a word. */
function skipToken(cursor: JsonCursor): void {
  const token = /[^\s,\]}]*/y;
  token.lastIndex = cursor.at;
  token.exec(cursor.text);
  cursor.at = token.lastIndex;
}
