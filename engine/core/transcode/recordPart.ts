import type { KernelMemory } from './kernelMemory.ts';
import type { RecordScan } from './recordScan.ts';

/** Records one after another that a kernel can read at once. */
interface RecordPart {
  /** The address of the first. */
  at: number;
  count: number;
  /** The difference of an address and its offset in the body. */
  shift: number;
}

/** The records from `first` on, and before `end`, that lie in one window. */
export function loadPart(memory: KernelMemory, scan: RecordScan, first: number, end: number): RecordPart {
  const start = startOf(scan, first);
  const window = memory.window(scan.body, start, startOf(scan, end));
  let [least, most] = [first + 1, end];
  while (least < most) {
    const middle = Math.ceil((least + most) / 2);
    if (startOf(scan, middle) <= window.end) least = middle;
    else most = middle - 1;
  }
  return { at: start + window.shift, count: least - first, shift: window.shift };
}

/** Offset of a record, or of the end of the list after the last one. */
function startOf({ starts, end }: RecordScan, index: number): number {
  return starts[index] ?? end;
}
