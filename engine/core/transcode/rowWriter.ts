import type { KernelMemory } from './kernelMemory.ts';
import type { RecordLayout } from './layout.ts';
import type { LoadedPlan } from './loadedPlan.ts';
import { loadPart } from './recordPart.ts';
import type { RecordScan } from './recordScan.ts';

/** Writes the rows of scanned records; they gather in the memory of the kernel. */
export class RowWriter {
  readonly #memory: KernelMemory;
  readonly #scan: RecordScan;
  readonly #plan: LoadedPlan;
  readonly #writeSlowly: (index: number) => void;

  /** `writeSlowly` writes a record that has no layout, or is too long. */
  constructor(memory: KernelMemory, scan: RecordScan, plan: LoadedPlan, writeSlowly: (index: number) => void) {
    this.#memory = memory;
    this.#scan = scan;
    this.#plan = plan;
    this.#writeSlowly = writeSlowly;
  }

  writeAll(): void {
    let first = 0;
    for (const { layout, end } of this.#scan.runs) {
      if (layout === undefined) for (let index = first; index < end; index++) this.#writeOneSlowly(index);
      else this.#writeRun(first, end, layout);
      first = end;
    }
    this.#plan.flush();
  }

  /** Writes the records from `first` on, and before `end`, which have one layout. */
  #writeRun(first: number, end: number, layout: RecordLayout): void {
    const { kernel, layouts } = this.#memory;
    for (let index = first; index < end; ) {
      const { at, count } = loadPart(this.#memory, this.#scan, index, end);
      const written = kernel.write(at, layouts.addressOf(layout), this.#plan.address, count);
      index += written;
      // Without room for one more, and then for this one alone.
      if (written < count && !this.#plan.flush()) this.#writeOneSlowly(index++);
    }
  }

  #writeOneSlowly(index: number): void {
    this.#plan.flush();
    this.#writeSlowly(index);
  }
}
