// How the text of a JSON value becomes that of a cell.

import { escapedCode, isDigit, quote, specialAt } from './values';

/** Where the next byte is written. */
export let wroteTo: usize = 0;

export function writeAt(out: usize): void {
  wroteTo = out;
}

/** Writes one byte as it is. */
export function put(byte: u8): void {
  store<u8>(wroteTo++, byte);
}

/** The row ends where the comma behind its last cell is. */
export function endRow(): void {
  store<u8>(wroteTo - 1, 0x0a);
}

/** Writes a finished cell. */
export function writeFinished(from: usize, length: usize): void {
  memory.copy(wroteTo, from, length);
  wroteTo += length;
}

/** Writes the cell of a value that `scan` has accepted. */
export function writeCell(at: usize): void {
  const c = load<u8>(at);
  store<u8>(wroteTo++, quote);
  if (c === quote) writeText(at + 1);
  else if (c === 0x74) store<u8>(wroteTo++, 0x31);
  else if (c <= 0x39) writeNumber(at);
  store<u8>(wroteTo++, quote);
}

/** Sixteen bytes at a time; what is copied beyond a special byte is written over. */
function writeText(at: usize): void {
  while (true) {
    const block = v128.load(at);
    v128.store(wroteTo, block);
    const special = specialAt(block);
    if (special === 0) {
      at += 16;
      wroteTo += 16;
      continue;
    }
    const length = <usize>ctz(special);
    at += length;
    wroteTo += length;
    if (load<u8>(at) === quote) return;
    at = writeEscaped(at);
  }
}

/** Writes what an escape stands for. Returns its end. */
function writeEscaped(at: usize): usize {
  const c = load<u8>(at, 1);
  if (c !== 0x75) {
    writeByte(unescaped(c));
    return at + 2;
  }
  const code = escapedCode(at);
  if (code < 0xd800 || code > 0xdfff) {
    writeCode(code);
    return at + 6;
  }
  writeCode(0x10000 + ((code - 0xd800) << 10) + (escapedCode(at + 6) - 0xdc00));
  return at + 12;
}

function unescaped(c: u8): i32 {
  if (c === 0x6e) return 0x0a;
  if (c === 0x74) return 0x09;
  if (c === 0x72) return 0x0d;
  if (c === 0x62) return 0x08;
  return c === 0x66 ? 0x0c : c;
}

/** A quote is doubled in a cell. */
function writeByte(c: i32): void {
  if (c === 0x22) store<u8>(wroteTo++, quote);
  store<u8>(wroteTo++, <u8>c);
}

/** Writes a character in UTF-8. */
function writeCode(code: i32): void {
  if (code < 0x80) writeByte(code);
  else if (code < 0x800) writeTail(0xc0 | (code >> 6), code, 1);
  else if (code < 0x10000) writeTail(0xe0 | (code >> 12), code, 2);
  else writeTail(0xf0 | (code >> 18), code, 3);
}

function writeTail(lead: i32, code: i32, length: i32): void {
  store<u8>(wroteTo++, <u8>lead);
  for (let shift = (length - 1) * 6; shift >= 0; shift -= 6)
    store<u8>(wroteTo++, <u8>(0x80 | ((code >> shift) & 0x3f)));
}

/** Zeros at the end of a fraction are left out, and the point with them. */
function writeNumber(at: usize): void {
  let hasPoint = false;
  for (let c = load<u8>(at); isDigit(c) || c === 0x2e || c === 0x2d; c = load<u8>(++at)) {
    hasPoint = hasPoint || c === 0x2e;
    store<u8>(wroteTo++, c);
  }
  if (!hasPoint) return;
  while (load<u8>(wroteTo - 1) === 0x30) wroteTo--;
  if (load<u8>(wroteTo - 1) === 0x2e) wroteTo--;
}
