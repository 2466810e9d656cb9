// The rows of a record: its own, and those of the elements of its lists in other tables.

import { writeCell } from './cells';
import { writeHashText } from './hashTexts';
import {
  columnBytes,
  columnCell,
  columnLength,
  columnSlot,
  layoutRows,
  linkBytes,
  linkDigits,
  linkHash,
  noSlot,
  numberBytes,
  rowsColumns,
  rowsFinished,
  rowsHead,
  rowsLinks,
  rowsLists,
  rowsTable,
  rowsUses,
  tableEnd,
  tableNext,
  tableRows,
} from './memoryFormat';
import { elementLayout, firstElement, listOf, locate, located, nextElement, slotCount } from './records';
import { comma, quote } from './values';

/** Writes the MD5 of these bytes as 32 digits, in the host. */
declare function hash(at: usize, length: usize, digits: usize): void;

/** The room for hash texts, and its end. */
let scratch: usize = 0;
let scratchEnd: usize = 0;

export function useScratch(at: usize, end: usize): void {
  scratch = at;
  scratchEnd = end;
}

/** Writes all rows of a record or an element. Returns its end; 0 if there is no room, which voids the output. */
export function writeRows(at: usize, layout: usize, slots: usize): usize {
  const end = locate(at, layout, slots);
  const program = <usize>load<u32>(layout, layoutRows);
  if (program === 0) return 0;
  const links = program + rowsHead;
  const lists = links + <usize>load<u32>(program, rowsLinks) * linkBytes;
  const columns = lists + <usize>load<u32>(program, rowsLists) * numberBytes;
  for (let link = links; link < lists; link += linkBytes) if (!writeLink(link, layout, slots)) return 0;
  if (!writeRow(program, columns, end - at, slots)) return 0;
  for (let list = lists; list < columns; list += numberBytes)
    if (!writeElements(load<u32>(list), layout, slots)) return 0;
  return end;
}

function writeLink(link: usize, layout: usize, slots: usize): bool {
  const end = writeHashText(load<u32>(link, linkHash), layout, slots, scratch, scratchEnd);
  if (end === 0) return false;
  hash(scratch, end - scratch, load<u32>(link, linkDigits));
  return true;
}

function writeElements(slot: u32, layout: usize, slots: usize): bool {
  const list = listOf(layout, slot);
  const free = slots + slotCount(layout) * numberBytes;
  for (let element = firstElement(located(slots, slot)); element !== 0; ) {
    const end = writeRows(element, elementLayout(element, list), free);
    if (end === 0) return false;
    element = nextElement(end);
  }
  return true;
}

function writeRow(program: usize, columns: usize, length: usize, slots: usize): bool {
  const table = <usize>load<u32>(program, rowsTable);
  let out = <usize>load<u32>(table, tableNext);
  if (out + maxRowBytes(program, length) > <usize>load<u32>(table, tableEnd)) return false;
  const end = columns + <usize>load<u32>(program, rowsColumns) * columnBytes;
  for (let column = columns; column < end; column += columnBytes) {
    out = writeColumn(column, slots, out);
    store<u8>(out++, comma);
  }
  // In place of the last comma.
  store<u8>(out - 1, 0x0a);
  store<u32>(table, <u32>out, tableNext);
  store<u32>(table, load<u32>(table, tableRows) + 1, tableRows);
  return true;
}

/** The maximum length of a row of a record of this length. Texts never grow; every cell may gain quotes and a comma. */
function maxRowBytes(program: usize, length: usize): usize {
  const columns = <usize>load<u32>(program, rowsColumns);
  return length * <usize>load<u32>(program, rowsUses) + <usize>load<u32>(program, rowsFinished) + columns * 4 + 32;
}

function writeColumn(column: usize, slots: usize, out: usize): usize {
  const slot = load<u32>(column, columnSlot);
  const length = <usize>load<u32>(column, columnLength);
  if (length === 0) return writeCell(located(slots, slot), out);
  if (slot !== noSlot && firstElement(located(slots, slot)) === 0) {
    store<u8>(out, quote);
    store<u8>(out, quote, 1);
    return out + 2;
  }
  memory.copy(out, load<u32>(column, columnCell), length);
  return out + length;
}
