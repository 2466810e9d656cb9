// Writes the text of a JSON value as a cell. Each function takes the address to write to, and returns the one after its
// output: a variable of the module would be stored at every byte.

import { escapedCode, isDigit, quote, specialAt } from './values';

/** Writes the cell of a value that `scan` has accepted. */
export function writeCell(at: usize, out: usize): usize {
  const c = load<u8>(at);
  store<u8>(out++, quote);
  if (c === quote) out = writeText(at + 1, out, true);
  else if (c === 0x74) store<u8>(out++, 0x31);
  else if (c <= 0x39) out = writeNumber(at, out);
  store<u8>(out, quote);
  return out + 1;
}

/** Writes the text of a JSON string after its first quote, 16 bytes at a time: excess bytes are overwritten. */
export function writeText(at: usize, out: usize, doublesQuotes: bool): usize {
  while (true) {
    const block = v128.load(at);
    v128.store(out, block);
    const special = specialAt(block);
    if (special === 0) {
      at += 16;
      out += 16;
      continue;
    }
    const length = <usize>ctz(special);
    at += length;
    out += length;
    if (load<u8>(at) === quote) return out;
    out = writeEscaped(at, out, doublesQuotes);
    at = escapeEnd;
  }
}

/** The end of the escape that was written last. */
let escapeEnd: usize = 0;

/** Writes the character of an escape. */
function writeEscaped(at: usize, out: usize, doublesQuotes: bool): usize {
  const c = load<u8>(at, 1);
  const code = c === 0x75 ? escapedCode(at) : unescaped(c);
  const isPair = code >= 0xd800 && code <= 0xdfff;
  escapeEnd = isPair ? at + 12 : c === 0x75 ? at + 6 : at + 2;
  if (code === 0x22 && doublesQuotes) store<u8>(out++, quote);
  return writeCode(isPair ? 0x10000 + ((code - 0xd800) << 10) + (escapedCode(at + 6) - 0xdc00) : code, out);
}

function unescaped(c: u8): i32 {
  if (c === 0x6e) return 0x0a;
  if (c === 0x74) return 0x09;
  if (c === 0x72) return 0x0d;
  if (c === 0x62) return 0x08;
  return c === 0x66 ? 0x0c : c;
}

function writeCode(code: i32, out: usize): usize {
  if (code < 0x80) {
    store<u8>(out, <u8>code);
    return out + 1;
  }
  if (code < 0x800) return writeTail(0xc0 | (code >> 6), code, 1, out);
  if (code < 0x10000) return writeTail(0xe0 | (code >> 12), code, 2, out);
  return writeTail(0xf0 | (code >> 18), code, 3, out);
}

function writeTail(lead: i32, code: i32, length: i32, out: usize): usize {
  store<u8>(out++, <u8>lead);
  for (let shift = (length - 1) * 6; shift >= 0; shift -= 6) store<u8>(out++, <u8>(0x80 | ((code >> shift) & 0x3f)));
  return out;
}

/** Writes a number without zeros at the end of a fraction, and without the point after them. */
function writeNumber(at: usize, out: usize): usize {
  let hasPoint = false;
  for (let c = load<u8>(at); isDigit(c) || c === 0x2e || c === 0x2d; c = load<u8>(++at)) {
    hasPoint = hasPoint || c === 0x2e;
    store<u8>(out++, c);
  }
  if (!hasPoint) return out;
  while (load<u8>(out - 1) === 0x30) out--;
  return load<u8>(out - 1) === 0x2e ? out - 1 : out;
}
