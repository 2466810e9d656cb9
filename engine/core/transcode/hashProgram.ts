import { hashHead, hashParts, partBytes, partFrom, partLength } from './kernel/memoryFormat.ts';
import type { MemoryWriter } from './memoryWriter.ts';
import { numbersAt } from './numbersAt.ts';
import type { HashPart, Link } from './rowProgram.ts';

/** Finished text in the memory of a kernel. */
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
  const placed = joined(parts).map((part): [from: number, length: number] => {
    if (typeof part === 'number') return [part, 0];
    if (part instanceof Uint8Array) return [writer.bytes([part]), part.length];
    const { address, length } = placeOf(part);
    return [address, length];
  });
  return writer.numbers([
    ...numbersAt(hashHead, [[hashParts, placed.length]]),
    ...placed.flatMap(([from, length]) =>
      numbersAt(partBytes, [
        [partFrom, from],
        [partLength, length],
      ]),
    ),
  ]);
}

/** The same with finished texts side by side as one. */
function joined(parts: readonly HashPart[]): HashPart[] {
  const result: HashPart[] = [];
  for (const part of parts) {
    const last = result.at(-1);
    if (part instanceof Uint8Array && last instanceof Uint8Array) result.splice(-1, 1, Buffer.concat([last, part]));
    else result.push(part);
  }
  return result;
}
