/**
 * The kernel of the transcoder, in AssemblyScript: TypeScript's syntax, compiled to WebAssembly by `npm run generate`.
 * `docs/transcoder.md` explains it; `kernelTwin.ts` does the same in plain TypeScript and is easier to read first.
 *
 * It knows no JSON document, only records of a known layout. A layout is what all records of one kind have in common:
 * the bytes between their values. The host puts bytes, layouts and programs into this memory and reads the rows from it.
 * Behind the bytes of a response there are always `padding` zero bytes, at which every value ends.
 */

import { writeCell } from './cells';
import { found, passKnown, passSpace, passValue } from './values';

const comma: u8 = 0x2c;

/** Where the last call stopped reading, and writing. */
let readTo: usize = 0;
let wroteTo: usize = 0;

export function readEnd(): usize {
  return readTo;
}

export function writeEnd(): usize {
  return wroteTo;
}

/**
 * Reads records of one layout, one after another, as long as they match and `most` is not reached. Stores the address
 * of each at `starts`, and what its values are in the layout's kinds. Returns their number; `readEnd` is at what follows
 * the last of them: a comma, if the list goes on.
 */
export function scan(at: usize, layout: usize, starts: usize, most: u32): u32 {
  readTo = at;
  for (let count: u32 = 0; count < most; count++) {
    const end = passRecord(at, layout);
    if (end === 0) return count;
    store<u32>(starts + ((<usize>count) << 2), <u32>at);
    readTo = passSpace(end);
    if (load<u8>(readTo) !== comma) return count + 1;
    at = passSpace(readTo + 1);
  }
  return most;
}

/**
 * Writes the rows of `count` records of one layout that `scan` has accepted, by a program: for each column the number of
 * a slot, or the address and the length of a finished cell. Returns how many rows fitted below `limit`; `readEnd` and
 * `writeEnd` are behind the last of them.
 */
export function write(
  at: usize,
  layout: usize,
  program: usize,
  slots: usize,
  out: usize,
  limit: usize,
  count: u32,
): u32 {
  readTo = at;
  wroteTo = out;
  for (let row: u32 = 0; row < count; row++) {
    const end = locate(readTo, layout, slots);
    if (wroteTo + mostBytes(program, end - readTo) > limit) return row;
    wroteTo = writeRow(program, slots, wroteTo);
    readTo = passSpace(end);
    if (row + 1 < count) readTo = passSpace(readTo + 1);
  }
  return count;
}

/** Stores where the values of one slot begin in `count` records of one layout. */
export function find(at: usize, layout: usize, slot: u32, slots: usize, found: usize, count: u32): void {
  readTo = at;
  for (let row: u32 = 0; row < count; row++) {
    const end = locate(readTo, layout, slots);
    store<u32>(found + ((<usize>row) << 2), load<u32>(slots + ((<usize>slot) << 2)));
    readTo = passSpace(end);
    if (row + 1 < count) readTo = passSpace(readTo + 1);
  }
}

// A layout: the number of slots, the address of their kinds, that of its bytes, and the lengths of the bytes before each
// slot and behind the last one.

/** The end of a record; 0 if it has another layout or a value that only the general path reads. */
function passRecord(at: usize, layout: usize): usize {
  const count = <usize>load<u32>(layout);
  const kinds = <usize>load<u32>(layout, 4);
  let bytes = <usize>load<u32>(layout, 8);
  for (let slot: usize = 0; slot < count; slot++) {
    const length = <usize>load<u32>(layout + (slot << 2), 12);
    if (!isSame(at, bytes, length)) return 0;
    at += length;
    bytes += length;
    at = passValue(at);
    if (at === 0) return 0;
    store<u8>(kinds + slot, load<u8>(kinds + slot) | found);
  }
  const length = <usize>load<u32>(layout + (count << 2), 12);
  return isSame(at, bytes, length) ? at + length : 0;
}

/** Stores the addresses of a record's values at `slots`, and its end behind them. Returns the end. */
function locate(at: usize, layout: usize, slots: usize): usize {
  const count = <usize>load<u32>(layout);
  for (let slot: usize = 0; slot < count; slot++) {
    at += <usize>load<u32>(layout + (slot << 2), 12);
    store<u32>(slots + (slot << 2), <u32>at);
    at = passKnown(at);
  }
  return at + <usize>load<u32>(layout + (count << 2), 12);
}

/** Compares 16 bytes at a time. What is read beyond the length does not count. */
function isSame(a: usize, b: usize, length: usize): bool {
  while (length >= 16) {
    if (v128.any_true(v128.xor(v128.load(a), v128.load(b)))) return false;
    a += 16;
    b += 16;
    length -= 16;
  }
  const different = ~i8x16.bitmask(i8x16.eq(v128.load(a), v128.load(b)));
  return (different & ((1 << (<i32>length)) - 1)) === 0;
}

// A program: the number of columns, how often a value may be written, the bytes of its finished cells, and two numbers
// for each column: a slot and 0, or the address and the length of a finished cell.

/** No row of a record of this length is longer. Texts never grow; every cell may gain quotes and a comma. */
function mostBytes(program: usize, length: usize): usize {
  const columns = <usize>load<u32>(program);
  return length * <usize>load<u32>(program, 4) + <usize>load<u32>(program, 8) + columns * 4 + 32;
}

function writeRow(program: usize, slots: usize, out: usize): usize {
  const end = program + 12 + ((<usize>load<u32>(program)) << 3);
  for (let column = program + 12; column < end; column += 8) {
    const from = <usize>load<u32>(column);
    const length = <usize>load<u32>(column, 4);
    if (length === 0) out = writeCell(<usize>load<u32>(slots + (from << 2)), out);
    else {
      memory.copy(out, from, length);
      out += length;
    }
    store<u8>(out++, comma);
  }
  // In the place of the last comma.
  store<u8>(out - 1, 0x0a);
  return out;
}
