// The end of a JSON value, and whether its text is that of a cell.

import {
  emptyTextKind,
  falseKind,
  floatKind,
  integerKind,
  maxFloatDigits,
  maxIntegerDigits,
  maxPlainIntegerDigits,
  nullKind,
  spelledOtherwiseKind,
  textKind,
  trueKind,
} from './memoryFormat';

export const quote: u8 = 0x22;
export const backslash: u8 = 0x5c;
export const openList: u8 = 0x5b;
export const closeList: u8 = 0x5d;
export const comma: u8 = 0x2c;

export function passSpace(at: usize): usize {
  for (let c = load<u8>(at); c === 0x20 || c === 0x0a || c === 0x0d || c === 0x09; c = load<u8>(at)) at++;
  return at;
}

/** The kind of the value that was passed last. */
export let found: i32 = 0;

/** Whether the text that is passed has an escape that `JSON.stringify` does not write. */
let spelling: i32 = 0;

/** The end of a value, with its kind in `found`; 0 if it is none that a cell can take as it is. */
export function passValue(at: usize): usize {
  const c = load<u8>(at);
  if (c === quote) {
    spelling = 0;
    const end = passText(at + 1);
    found = (end - at === 2 ? emptyTextKind : textKind) | spelling;
    return end;
  }
  if (c === 0x6e) return passNull(at);
  if (c === 0x74) return passWord(at, 0x65757274, 4, trueKind); // true
  if (c === 0x66) return passWord(at, 0x736c6166, 5, falseKind); // fals
  return passNumber(at);
}

/** The end of a null, which may be in place of a list; 0 for other values. */
export function passNull(at: usize): usize {
  return passWord(at, 0x6c6c756e, 4, nullKind);
}

/** Sets the kind of a list that was passed. Only a compact one is spelled as `JSON.stringify` does. */
export function passedList(hasElements: bool, isCompact: bool): void {
  found = (hasElements ? textKind : emptyTextKind) | (isCompact ? 0 : spelledOtherwiseKind);
}

function passWord(at: usize, word: u32, length: usize, kind: i32): usize {
  if (load<u32>(at) !== word || (length === 5 && load<u8>(at, 4) !== 0x65)) return 0;
  found = kind;
  return at + length;
}

/** The end of a string after its closing quote; 0 for a control character, a bad escape or half a surrogate pair. */
function passText(at: usize): usize {
  while (true) {
    const special = specialAt(v128.load(at));
    if (special === 0) {
      at += 16;
      continue;
    }
    at += ctz(special);
    const c = load<u8>(at);
    if (c === quote) return at + 1;
    if (c !== backslash) return 0;
    at = passEscape(at);
    if (at === 0) return 0;
  }
}

/** A bit for each of 16 bytes that ends a string or is special in it. */
export function specialAt(block: v128): i32 {
  const quotes = i8x16.eq(block, i8x16.splat(0x22));
  const slashes = i8x16.eq(block, i8x16.splat(0x5c));
  const controls = i8x16.lt_u(block, i8x16.splat(0x20));
  return i8x16.bitmask(v128.or(v128.or(quotes, slashes), controls));
}

function passEscape(at: usize): usize {
  const c = load<u8>(at, 1);
  if (c === 0x75 || c === 0x2f) spelling = spelledOtherwiseKind;
  if (c !== 0x75) return isPlainEscape(c) ? at + 2 : 0;
  const code = escapedCode(at);
  if (code < 0) return 0;
  if (code < 0xd800 || code > 0xdfff) return at + 6;
  const isPair = code < 0xdc00 && load<u16>(at, 6) === 0x755c && isLow(escapedCode(at + 6));
  return isPair ? at + 12 : 0;
}

function isLow(code: i32): bool {
  return code >= 0xdc00 && code < 0xe000;
}

/** Whether a character is one of `"\/bfnrt`. */
function isPlainEscape(c: u8): bool {
  return (
    c === quote || c === backslash || c === 0x2f || c === 0x62 || c === 0x66 || c === 0x6e || c === 0x72 || c === 0x74
  );
}

/** The code of the `\uXXXX` at an address; negative if a digit is invalid. */
export function escapedCode(at: usize): i32 {
  return (
    (digit(load<u8>(at, 2)) << 12) |
    (digit(load<u8>(at, 3)) << 8) |
    (digit(load<u8>(at, 4)) << 4) |
    digit(load<u8>(at, 5))
  );
}

function digit(c: u8): i32 {
  if (c >= 0x30 && c <= 0x39) return c - 0x30;
  const lower = c | 0x20;
  return lower >= 0x61 && lower <= 0x66 ? lower - 87 : -0x10000;
}

export function isDigit(c: u8): bool {
  return c >= 0x30 && c <= 0x39;
}

/** The end of a number whose text is that of its cell, but for zeros at the end of a fraction; 0 for any other. */
function passNumber(at: usize): usize {
  const start = load<u8>(at) === 0x2d ? at + 1 : at;
  let end = start;
  while (isDigit(load<u8>(end))) end++;
  const isZero = load<u8>(start) === 0x30;
  if (end === start || (isZero && end > start + 1)) return 0;
  const c = load<u8>(end);
  if (c === 0x2e) return passFraction(start, end);
  // The integer -0 is written as 0.
  if (c === 0x65 || c === 0x45 || end - start > <usize>maxIntegerDigits || (isZero && start !== at)) return 0;
  found = end - start > <usize>maxPlainIntegerDigits ? integerKind | spelledOtherwiseKind : integerKind;
  return end;
}

/** The end of a fraction. `start` is after the sign, `dot` the end of the digits before the point. */
function passFraction(start: usize, dot: usize): usize {
  let end = dot + 1;
  while (isDigit(load<u8>(end))) end++;
  const c = load<u8>(end);
  if (end === dot + 1 || c === 0x65 || c === 0x45 || end - start > <usize>maxFloatDigits) return 0;
  // Below 0.0001 a cell has an exponent.
  if (load<u8>(start) === 0x30 && load<u32>(dot, 1) === 0x30303030) return 0;
  found = load<u8>(end - 1) === 0x30 ? floatKind | spelledOtherwiseKind : floatKind;
  return end;
}

/** The end of a value that `scan` has accepted. */
export function passKnown(at: usize): usize {
  const c = load<u8>(at);
  if (c === quote) return passText(at + 1);
  if (c === openList) return passKnownList(at);
  if (c === 0x66) return at + 5;
  if (c > 0x39) return at + 4;
  do at++;
  while (isDigit(load<u8>(at)) || load<u8>(at) === 0x2e);
  return at;
}

function passKnownList(at: usize): usize {
  let depth = 0;
  do {
    const c = load<u8>(at);
    if (c === quote) {
      at = passText(at + 1);
      continue;
    }
    // Brackets and braces differ in one bit.
    if ((c | 0x20) === 0x7b) depth++;
    else if ((c | 0x20) === 0x7d) depth--;
    at++;
  } while (depth > 0);
  return at;
}
