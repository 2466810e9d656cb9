const quote = 34;
const backslash = 92;
const colon = /[ \n\r\t]*:/y;

/**
 * Whether a key of this JSON text has an escape. `JSON.parse` of V8 12.9 (Node 23) and later misreads some as a key
 * that an earlier object had at that place: after `{"\\": 1}`, it reads `{"\n": 2}` as `{"\\": 2}`.
 */
export function hasEscapedKey(text: string): boolean {
  if (!text.includes('\\')) return false;
  for (let start = text.indexOf('"'); start >= 0; ) {
    const end = endOfString(text, start);
    if (isKey(text, end) && text.slice(start, end).includes('\\')) return true;
    start = text.indexOf('"', end);
  }
  return false;
}

/** The offset after the closing quote of the string that starts here. */
function endOfString(text: string, start: number): number {
  let at = start + 1;
  for (let code = text.charCodeAt(at); at < text.length && code !== quote; code = text.charCodeAt(at)) {
    at += code === backslash ? 2 : 1;
  }
  return at + 1;
}

function isKey(text: string, end: number): boolean {
  colon.lastIndex = end;
  return colon.test(text);
}
