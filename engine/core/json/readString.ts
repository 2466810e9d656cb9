import type { JsonCursor } from './jsonCursor.ts';

const quote = 34;
const backslash = 92;
const shortEscapes: Record<string, string> = {
  '"': '"',
  '\\': '\\',
  '/': '/',
  b: '\b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
};

/** Reads the string whose opening quote is at the cursor. Throws JsonSyntaxError if it is broken. */
export function readString(cursor: JsonCursor): string {
  cursor.at++;
  let content = readPlain(cursor);
  while (cursor.text.charCodeAt(cursor.at) === backslash) content += readEscape(cursor) + readPlain(cursor);
  cursor.at++;
  return content;
}

/** Reads up to the closing quote or the next backslash. */
function readPlain(cursor: JsonCursor): string {
  const { text } = cursor;
  let at = cursor.at;
  let code = text.charCodeAt(at);
  while (code >= 32 && code !== quote && code !== backslash) code = text.charCodeAt(++at);
  const plain = text.slice(cursor.at, at);
  cursor.at = at;
  if (Number.isNaN(code)) cursor.fail('a string is not closed');
  if (code < 32) cursor.fail('a string contains a control character; write it as an escape');
  return plain;
}

function readEscape(cursor: JsonCursor): string {
  const letter = cursor.text.charAt(cursor.at + 1);
  if (letter === 'u') return readUnicodeEscape(cursor);
  const character = shortEscapes[letter];
  if (character === undefined) cursor.fail('a backslash is not followed by a known escape');
  cursor.at += 2;
  return character;
}

function readUnicodeEscape(cursor: JsonCursor): string {
  const unit = readUnit(cursor);
  if (unit < 0xd800 || unit > 0xdfff) return String.fromCharCode(unit);
  if (unit < 0xdc00 && /^\\u[dD][c-fC-F]/.test(cursor.text.substring(cursor.at, cursor.at + 4))) {
    return String.fromCharCode(unit, readUnit(cursor));
  }
  cursor.unpairedSurrogate = true;
  return '';
}

function readUnit(cursor: JsonCursor): number {
  const digits = cursor.text.substring(cursor.at + 2, cursor.at + 6);
  if (!/^[\da-fA-F]{4}$/.test(digits)) cursor.fail('"\\u" needs four hexadecimal digits');
  cursor.at += 6;
  return Number.parseInt(digits, 16);
}
