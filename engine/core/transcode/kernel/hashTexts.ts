// The text of a value that is hashed for links: `docs/format/json-to-csv.md#15-hash-text`. Each function takes the
// address to write to and the end of the room, and returns the address after its output; 0 if there is no room.

import { writeText } from './cells';
import { writeDouble } from './doubles';
import { hashHead, hashParts, layoutHash, numberBytes, partBytes, partFrom, partLength } from './memoryFormat';
import { elementLayout, firstElement, listOf, locate, located, nextElement, slotCount } from './records';
import { isDigit, openList, passKnown, quote } from './values';

const semicolon: u8 = 0x3b;
/** Room for the type of a text or a list, a number of ten digits, and some signs. */
const headBytes: usize = 24;
/** The limit for a number with the signs around it. */
const maxNumberLength: usize = 64;

/** Writes the hash text of a record whose values are located. */
export function writeHashText(program: usize, layout: usize, slots: usize, out: usize, limit: usize): usize {
  const end = program + hashHead + <usize>load<u32>(program, hashParts) * partBytes;
  const free = slots + slotCount(layout) * numberBytes;
  for (let part = program + hashHead; part < end && out !== 0; part += partBytes) {
    const from = <usize>load<u32>(part, partFrom);
    const length = <usize>load<u32>(part, partLength);
    if (length === 0) out = writeValue(located(slots, from), listOf(layout, from), free, out, limit);
    else if (out + length > limit) return 0;
    else {
      memory.copy(out, from, length);
      out += length;
    }
  }
  return out;
}

function writeValue(at: usize, list: usize, slots: usize, out: usize, limit: usize): usize {
  const c = load<u8>(at);
  if (c === openList) return writeList(at, list, slots, out, limit);
  if (c === quote) return writeString(at, out, limit);
  if (out + maxNumberLength > limit) return 0;
  if (c <= 0x39) return writeNumber(at, out);
  if (c === 0x6e) {
    store<u16>(out, 0x3b4e); // N;
    return out + 2;
  }
  store<u32>(out, c === 0x74 ? 0x3b313a62 : 0x3b303a62); // b:1; or b:0;
  return out + 4;
}

function writeNumber(at: usize, out: usize): usize {
  let end = at + 1;
  while (isDigit(load<u8>(end))) end++;
  const isDouble = load<u8>(end) === 0x2e;
  store<u16>(out, isDouble ? 0x3a64 : 0x3a69); // d: or i:
  out += 2;
  if (isDouble) out = writeDouble(at, out);
  else {
    memory.copy(out, at, end - at);
    out += end - at;
  }
  store<u8>(out, semicolon);
  return out + 1;
}

/** Writes a string. The length comes first, so the text is written further on, and then moved after it. */
function writeString(at: usize, out: usize, limit: usize): usize {
  const text = out + headBytes;
  if (text + (passKnown(at) - at) + headBytes > limit) return 0;
  const length = writeText(at + 1, text, false) - text;
  out = writeHead(0x73, length, out); // s
  store<u8>(out++, quote);
  memory.copy(out, text, length);
  out += length;
  store<u16>(out, 0x3b22); // ";
  return out + 2;
}

/** Writes a list, which begins with the number of its elements. */
function writeList(at: usize, list: usize, slots: usize, out: usize, limit: usize): usize {
  const items = out + headBytes;
  let itemsEnd = items;
  let count: usize = 0;
  for (let element = firstElement(at); element !== 0; count++) {
    if (itemsEnd + headBytes > limit) return 0;
    itemsEnd = writeHead(0x69, count, itemsEnd); // i
    store<u8>(itemsEnd - 1, semicolon);
    const layout = elementLayout(element, list);
    const end = locate(element, layout, slots);
    itemsEnd = writeHashText(load<u32>(layout, layoutHash), layout, slots, itemsEnd, limit);
    if (itemsEnd === 0) return 0;
    element = nextElement(end);
  }
  if (itemsEnd + headBytes > limit) return 0;
  out = writeHead(0x61, count, out); // a
  store<u8>(out++, 0x7b);
  memory.copy(out, items, itemsEnd - items);
  out += itemsEnd - items;
  store<u8>(out, 0x7d);
  return out + 1;
}

/** Writes a type and a number, with a colon after each. */
function writeHead(type: u8, number: usize, out: usize): usize {
  store<u8>(out, type);
  store<u8>(out, 0x3a, 1);
  out += 2;
  let end = out + 1;
  for (let rest = number / 10; rest > 0; rest /= 10) end++;
  for (let digit = end - 1; digit >= out; digit--) {
    store<u8>(digit, <u8>(0x30 + (number % 10)));
    number /= 10;
  }
  store<u8>(end, 0x3a);
  return end + 1;
}
