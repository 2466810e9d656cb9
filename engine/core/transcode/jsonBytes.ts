// Offsets of the parts of a JSON text. Nothing is checked: a part that is no JSON ends anywhere.

const quote = 0x22;
const backslash = 0x5c;

export function isSpace(code: number | undefined): boolean {
  return code === 0x20 || code === 0x0a || code === 0x0d || code === 0x09;
}

export function passSpace(bytes: Uint8Array, start: number): number {
  let at = start;
  while (isSpace(bytes[at])) at++;
  return at;
}

/** The offset after the string that starts with a quote here. */
export function endOfText(bytes: Uint8Array, start: number): number {
  let at = start + 1;
  while (at < bytes.length && bytes[at] !== quote) at += bytes[at] === backslash ? 2 : 1;
  return at + 1;
}

/** The offset after the string, number or word that starts here. */
export function endOfScalar(bytes: Uint8Array, start: number): number {
  if (bytes[start] === quote) return endOfText(bytes, start);
  let at = start;
  while (!isDelimiter(bytes[at])) at++;
  return at;
}

function isDelimiter(code: number | undefined): boolean {
  return code === undefined || code === 0x2c || code === 0x7d || code === 0x5d || isSpace(code);
}

/** The offset after the list or object that starts here; undefined if it does not end, or has too many levels. */
export function endOfNested(bytes: Uint8Array, start: number, deepest: number): number | undefined {
  let depth = 0;
  for (let at = start; at < bytes.length; ) {
    const code = bytes[at];
    if (code === quote) at = endOfText(bytes, at);
    else at++;
    if (code === 0x7b || code === 0x5b) depth++;
    else if (code === 0x7d || code === 0x5d) depth--;
    if (depth > deepest) return undefined;
    if (depth === 0) return at;
  }
  return undefined;
}
