import { maxNesting } from './maxNesting.ts';
import { numberFrom } from './readNumber.ts';
import { needsMap } from './value.ts';

const quote = 34;
const minus = 45;
const dot = 46;
const zero = 48;
const nine = 57;
const colon = 58;
const underscore = 95;
const backslash = 92;
const letterU = 117;
const maxMapKeyLength = 10;
const maxPlainIntegerDigits = 15;
const numberToken = /^-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?$/;

/**
 * Whether `JSON.parse` can read a UTF-8 text without losses (`docs/format/json-to-csv.md#11-json-decoding`). Called for
 * every response, so each byte is read once. False for an escaped key, which V8 misreads (`hasEscapedKey.ts`). Only
 * meaningful for JSON.
 */
export function isPlainJson(bytes: Uint8Array): boolean {
  const { length } = bytes;
  let nesting = 0;
  for (let at = 0; at < length && nesting <= maxNesting; ) {
    const code = bytes[at];
    if (code === quote) {
      let end = at + 1;
      let hasEscape = false;
      for (let inner = bytes[end]; inner !== quote && end < length; inner = bytes[end]) {
        hasEscape ||= inner === backslash;
        end = inner === backslash ? passEscape(bytes, end) : end + 1;
        if (end < 0) return false;
      }
      if (hasEscape ? isKey(bytes, end) : end - at <= maxMapKeyLength + 1 && isMapKey(bytes, at + 1, end)) return false;
      at = end + 1;
    } else if (code === minus || isDigit(code)) {
      at = passNumber(bytes, at);
      if (at < 0) return false;
    } else {
      if (code === 0x7b || code === 0x5b) nesting++;
      else if (code === 0x7d || code === 0x5d) nesting--;
      at++;
    }
  }
  return nesting <= maxNesting;
}

function isDigit(code: number | undefined): boolean {
  return code !== undefined && code >= zero && code <= nine;
}

/** The offset after the escape that starts here; -1 if it is half of a surrogate pair. */
function passEscape(bytes: Uint8Array, start: number): number {
  if (bytes[start + 1] !== letterU) return start + 2;
  const code = escapedCode(bytes, start);
  const isHigh = code >= 0xd800 && code < 0xdc00;
  if (!isHigh) return code >= 0xdc00 && code < 0xe000 ? -1 : start + 6;
  const low = bytes[start + 6] === backslash && bytes[start + 7] === letterU ? escapedCode(bytes, start + 6) : 0;
  return low >= 0xdc00 && low < 0xe000 ? start + 12 : -1;
}

/** The code of `\uXXXX`; NaN for invalid digits, which `JSON.parse` rejects anyway. */
function escapedCode(bytes: Uint8Array, start: number): number {
  return Number.parseInt(textOf(bytes, start + 2, start + 6), 16);
}

/** Whether the string here is a key that a plain JavaScript object would reorder or misread. */
function isMapKey(bytes: Uint8Array, start: number, end: number): boolean {
  const first = bytes[start] ?? quote;
  return (first <= nine || first === underscore) && needsMap(textOf(bytes, start, end)) && isKey(bytes, end);
}

/** Whether a string is a key, by the character after its closing quote. */
function isKey(bytes: Uint8Array, end: number): boolean {
  let next = end + 1;
  while (isSpace(bytes[next])) next++;
  return bytes[next] === colon;
}

function isSpace(code: number | undefined): boolean {
  return code === 0x20 || code === 0x0a || code === 0x0d || code === 0x09;
}

/** The offset after the number that starts here; -1 if it is not a number or `JSON.parse` would change it. */
function passNumber(bytes: Uint8Array, start: number): number {
  let end = start + 1;
  while (isDigit(bytes[end])) end++;
  const isShort = end - start <= maxPlainIntegerDigits && !(bytes[start] === minus && bytes[start + 1] === zero);
  if (bytes[end] !== dot) return isShort && !isExponent(bytes[end]) ? end : passRareNumber(bytes, start);
  const fraction = end + 1;
  let hasFraction = false;
  for (end = fraction; isDigit(bytes[end]); end++) hasFraction ||= bytes[end] !== zero;
  const isPlain = isShort && hasFraction && end - start <= maxPlainIntegerDigits && !isExponent(bytes[end]);
  return isPlain ? end : passRareNumber(bytes, start);
}

function isExponent(code: number | undefined): boolean {
  return code === 0x65 || code === 0x45;
}

function passRareNumber(bytes: Uint8Array, start: number): number {
  let end = start + 1;
  for (let code = bytes[end]; isInNumber(code); code = bytes[end]) end++;
  const token = textOf(bytes, start, end);
  return numberToken.test(token) && token !== '-0' && typeof numberFrom(token) === 'number' ? end : -1;
}

function isInNumber(code: number | undefined): boolean {
  return isDigit(code) || isExponent(code) || code === dot || code === minus || code === 0x2b;
}

/** The text of escapes, keys and numbers, which are ASCII. */
function textOf(bytes: Uint8Array, start: number, end: number): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1', start, end);
}
