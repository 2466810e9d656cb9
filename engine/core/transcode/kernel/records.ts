// Records and the elements of their lists, and their layouts.

import {
  layoutHead,
  layoutKinds,
  layoutNext,
  layoutPieces,
  layoutSlots,
  listFirst,
  numberBytes,
  slotBytes,
  slotList,
  slotPiece,
} from './memoryFormat';
import { closeList, comma, found, openList, passedList, passKnown, passNull, passSpace, passValue } from './values';

export function slotCount(layout: usize): usize {
  return load<u32>(layout, layoutSlots);
}

function nextLayout(layout: usize): usize {
  return load<u32>(layout, layoutNext);
}

function pieceLength(layout: usize, slot: usize): usize {
  return load<u32>(layout + slot * slotBytes, layoutHead + slotPiece);
}

/** The list of a slot; 0 if it holds scalars. */
export function listOf(layout: usize, slot: usize): usize {
  return load<u32>(layout + slot * slotBytes, layoutHead + slotList);
}

/** The end of a record; 0 if it has another layout or a value that only the general path reads. */
export function passRecord(at: usize, layout: usize): usize {
  const count = slotCount(layout);
  const kinds = <usize>load<u32>(layout, layoutKinds);
  let bytes = <usize>load<u32>(layout, layoutPieces);
  for (let slot: usize = 0; slot < count; slot++) {
    const length = pieceLength(layout, slot);
    if (!isSame(at, bytes, length)) return 0;
    at += length;
    bytes += length;
    const list = listOf(layout, slot);
    at = list === 0 ? passValue(at) : passList(at, list);
    if (at === 0) return 0;
    store<u8>(kinds + slot, load<u8>(kinds + slot) | <u8>found);
  }
  const length = pieceLength(layout, count);
  return isSame(at, bytes, length) ? at + length : 0;
}

/** The end of a list whose elements have known layouts, or of null; 0 for anything else. */
function passList(at: usize, list: usize): usize {
  if (load<u8>(at) !== openList) return passNull(at);
  let next = passSpace(++at);
  let isCompact = next === at;
  if (load<u8>(next) === closeList) {
    passedList(false, isCompact);
    return next + 1;
  }
  while (true) {
    const end = passElement(next, load<u32>(list, listFirst));
    if (end === 0) return 0;
    at = passSpace(end);
    const c = load<u8>(at);
    isCompact = isCompact && at === end;
    if (c === closeList) {
      passedList(true, isCompact);
      return at + 1;
    }
    if (c !== comma) return 0;
    next = passSpace(++at);
    isCompact = isCompact && next === at;
  }
}

/** The end of an element that has a layout or one of the next; 0 if it has none of them. */
function passElement(at: usize, layout: usize): usize {
  for (; layout !== 0; layout = nextLayout(layout)) {
    const end = passRecord(at, layout);
    if (end !== 0) return end;
  }
  return 0;
}

/** Whether bytes are equal, 16 at a time; bytes beyond the length do not count. */
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

// The following functions are for records that `scan` has accepted.

/** Stores the addresses of a record's values at `slots`. Returns its end. */
export function locate(at: usize, layout: usize, slots: usize): usize {
  const count = slotCount(layout);
  for (let slot: usize = 0; slot < count; slot++) {
    at += pieceLength(layout, slot);
    store<u32>(slots + slot * numberBytes, <u32>at);
    at = passKnown(at);
  }
  return at + pieceLength(layout, count);
}

/** The address that `locate` stored for a slot. */
export function located(slots: usize, slot: usize): usize {
  return load<u32>(slots + slot * numberBytes);
}

/** The first element of a list; 0 if it has none, or is null. */
export function firstElement(at: usize): usize {
  if (load<u8>(at) !== openList) return 0;
  at = passSpace(at + 1);
  return load<u8>(at) === closeList ? 0 : at;
}

/** The element after one that ends here; 0 if that was the last. */
export function nextElement(end: usize): usize {
  end = passSpace(end);
  return load<u8>(end) === comma ? passSpace(end + 1) : 0;
}

/** The layout of an element of a list. */
export function elementLayout(at: usize, list: usize): usize {
  let layout = <usize>load<u32>(list, listFirst);
  while (nextLayout(layout) !== 0 && passRecord(at, layout) === 0) layout = nextLayout(layout);
  return layout;
}
