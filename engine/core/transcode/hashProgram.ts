import { hashHead, hashParts, partBytes, partFrom, partLength } from './kernel/memoryFormat.ts';
import type { MemoryWriter } from './memoryWriter.ts';
import type { HashPart, Link } from './rowProgram.ts';

/** Finished text in the memory of a kernel; without a length, the number of a slot. */
interface PlacedText {
  address: number;
  length: number;
}

/** Puts the program for a hash text into the memory of a kernel. Returns its address. */
export function placeHashProgram(
  writer: MemoryWriter,
  parts: readonly HashPart[],
  placeOf: (link: Link) => PlacedText,
): number {
  const placed = joined(parts).map((part): PlacedText => {
    if (typeof part === 'number') return { address: part, length: 0 };
    if (part instanceof Uint8Array) return { address: writer.bytes([part]), length: part.length };
    return placeOf(part);
  });
  const program = writer.room(hashHead + partBytes * placed.length);
  writer.setNumber(program + hashParts, placed.length);
  for (const [index, { address, length }] of placed.entries()) {
    const part = program + hashHead + partBytes * index;
    writer.setNumber(part + partFrom, address);
    writer.setNumber(part + partLength, length);
  }
  return program;
}

/** The parts with adjacent finished texts joined. */
function joined(parts: readonly HashPart[]): HashPart[] {
  const result: HashPart[] = [];
  for (const part of parts) {
    const last = result.at(-1);
    if (part instanceof Uint8Array && last instanceof Uint8Array) result.splice(-1, 1, Buffer.concat([last, part]));
    else result.push(part);
  }
  return result;
}
