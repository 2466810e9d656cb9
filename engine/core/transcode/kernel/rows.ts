// The rows of a record: its own, and those of the elements of its lists in other tables.
//
// A program for the rows of one layout: the number of columns; how often a value may be written; the bytes of its
// finished cells; the address of its table; the numbers of links and lists; for each link the addresses of its hash
// program and of its digits; for each list its slot; and three numbers for each column: a slot, the address and the length
// of a finished cell. A column without a length is the value of the slot, one without a slot is the finished cell, and
// one with both is the finished cell if the list in the slot has elements.
// A table: where its next row goes, where its room ends, the number of its rows; and the first and the last of these
// when the last record was complete.

import { writeCell } from './cells';
import { writeHashText } from './hashTexts';
import { elementLayout, firstElement, listOf, locate, located, nextElement, slotCount } from './records';
import { comma, quote } from './values';

/** Writes the MD5 of these bytes as 32 digits. The host does it. */
declare function hash(at: usize, length: usize, digits: usize): void;

const noSlot: u32 = 0xffffffff;

/** Where hash texts are written, and their end. */
let scratch: usize = 0;
let scratchEnd: usize = 0;

export function useScratch(at: usize, end: usize): void {
  scratch = at;
  scratchEnd = end;
}

/**
 * Writes all rows of a record or an element. Returns its end; 0 if there is no room, and then what was written does not
 * count.
 */
export function writeRows(at: usize, layout: usize, slots: usize): usize {
  const end = locate(at, layout, slots);
  const program = <usize>load<u32>(layout, 16);
  if (program === 0) return 0;
  const links = program + 24;
  const lists = links + ((<usize>load<u32>(program, 16)) << 3);
  const columns = lists + ((<usize>load<u32>(program, 20)) << 2);
  for (let link = links; link < lists; link += 8) if (!writeLink(link, layout, slots)) return 0;
  if (!writeRow(program, columns, end - at, slots)) return 0;
  for (let list = lists; list < columns; list += 4) if (!writeElements(load<u32>(list), layout, slots)) return 0;
  return end;
}

function writeLink(link: usize, layout: usize, slots: usize): bool {
  const end = writeHashText(load<u32>(link), layout, slots, scratch, scratchEnd);
  if (end === 0) return false;
  hash(scratch, end - scratch, load<u32>(link, 4));
  return true;
}

function writeElements(slot: u32, layout: usize, slots: usize): bool {
  const list = listOf(layout, slot);
  const free = slots + (slotCount(layout) << 2);
  for (let element = firstElement(located(slots, slot)); element !== 0; ) {
    const end = writeRows(element, elementLayout(element, list), free);
    if (end === 0) return false;
    element = nextElement(end);
  }
  return true;
}

function writeRow(program: usize, columns: usize, length: usize, slots: usize): bool {
  const table = <usize>load<u32>(program, 12);
  let out = <usize>load<u32>(table);
  if (out + mostBytes(program, length) > <usize>load<u32>(table, 4)) return false;
  const end = columns + <usize>load<u32>(program) * 12;
  for (let column = columns; column < end; column += 12) {
    out = writeColumn(column, slots, out);
    store<u8>(out++, comma);
  }
  // In the place of the last comma.
  store<u8>(out - 1, 0x0a);
  store<u32>(table, <u32>out);
  store<u32>(table, load<u32>(table, 8) + 1, 8);
  return true;
}

/** No row of a record of this length is longer. Texts never grow; every cell may gain quotes and a comma. */
function mostBytes(program: usize, length: usize): usize {
  const columns = <usize>load<u32>(program);
  return length * <usize>load<u32>(program, 4) + <usize>load<u32>(program, 8) + columns * 4 + 32;
}

function writeColumn(column: usize, slots: usize, out: usize): usize {
  const slot = load<u32>(column);
  const length = <usize>load<u32>(column, 8);
  if (length === 0) return writeCell(located(slots, slot), out);
  if (slot !== noSlot && firstElement(located(slots, slot)) === 0) {
    store<u8>(out, quote);
    store<u8>(out, quote, 1);
    return out + 2;
  }
  memory.copy(out, load<u32>(column, 4), length);
  return out + length;
}
