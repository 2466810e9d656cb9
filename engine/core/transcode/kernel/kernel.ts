/**
 * The kernel of the transcoder, in AssemblyScript: TypeScript's syntax, compiled to WebAssembly by `npm run generate`.
 * `docs/transcoder.md` explains it; `test/support/kernelTwin/` does the same in plain TypeScript and is easier to read
 * first. It handles no JSON documents, only records of a known layout: the bytes between the values, which all records
 * of one kind share. The host puts bytes, layouts and programs into this memory (`memoryFormat.ts`) and reads the rows
 * from it. At least `padding` zero bytes follow the bytes of a response; every value ends there at the latest.
 */

import {
  numberBytes,
  planHead,
  planScratch,
  planScratchEnd,
  planSlots,
  planTables,
  tableBytes,
  tableKept,
  tableKeptRows,
  tableNext,
  tableRows,
} from './memoryFormat';
import { locate, located, passRecord } from './records';
import { useScratch, writeRows } from './rows';
import { comma, passSpace } from './values';

/** The address where the last call stopped reading. */
let readTo: usize = 0;

export function readEnd(): usize {
  return readTo;
}

/**
 * Reads records of one layout, one after another, as long as they match and `most` is not reached. Stores the address
 * of each at `starts`, and the kinds of its values in their layouts. Returns their number; `readEnd` is after the last
 * of them: at a comma, if the list continues.
 */
export function scan(at: usize, layout: usize, starts: usize, most: u32): u32 {
  readTo = at;
  for (let count: u32 = 0; count < most; count++) {
    const end = passRecord(at, layout);
    if (end === 0) return count;
    store<u32>(starts + <usize>count * numberBytes, <u32>at);
    readTo = passSpace(end);
    if (load<u8>(readTo) !== comma) return count + 1;
    at = passSpace(readTo + 1);
  }
  return most;
}

/**
 * Writes the rows of `count` records of one layout that `scan` has accepted, by the programs of their layouts. Returns
 * the number of records that had room; `readEnd` is after the last of them.
 */
export function write(at: usize, layout: usize, plan: usize, count: u32): u32 {
  readTo = at;
  useScratch(load<u32>(plan, planScratch), load<u32>(plan, planScratchEnd));
  for (let record: u32 = 0; record < count; record++) {
    const end = writeRows(readTo, layout, load<u32>(plan, planSlots));
    if (end === 0) return record;
    keepRows(plan);
    readTo = passSpace(end);
    if (record + 1 < count) readTo = passSpace(readTo + 1);
  }
  return count;
}

/** Keeps the rows of a complete record. */
function keepRows(plan: usize): void {
  const end = plan + planHead + <usize>load<u32>(plan, planTables) * tableBytes;
  for (let table = plan + planHead; table < end; table += tableBytes) {
    store<u32>(table, load<u32>(table, tableNext), tableKept);
    store<u32>(table, load<u32>(table, tableRows), tableKeptRows);
  }
}

/** Stores the addresses of the values of one slot in `count` records of one layout. */
export function find(at: usize, layout: usize, slot: u32, slots: usize, found: usize, count: u32): void {
  readTo = at;
  for (let record: u32 = 0; record < count; record++) {
    const end = locate(readTo, layout, slots);
    store<u32>(found + <usize>record * numberBytes, <u32>located(slots, slot));
    readTo = passSpace(end);
    if (record + 1 < count) readTo = passSpace(readTo + 1);
  }
}
