import type { KernelMemory, LoadedLayout, LoadedProgram } from './kernelMemory.ts';
import { loadPart } from './recordPart.ts';
import type { RecordScan } from './recordScan.ts';

/** Takes rows that are finished. */
export interface RowBytes {
  /** Complete lines, and how many they are. */
  writeLines(lines: Uint8Array, rows: number): void;
}

/** Writes records of known layouts; their rows gather in the memory of the kernel. */
export class RowWriter {
  readonly #memory: KernelMemory;
  readonly #scan: RecordScan;
  readonly #rows: RowBytes;
  #out: number;
  #count = 0;

  constructor(memory: KernelMemory, scan: RecordScan, rows: RowBytes) {
    this.#memory = memory;
    this.#scan = scan;
    this.#rows = rows;
    this.#out = memory.outAt;
  }

  /** Writes the records from `first` on, and before `end`, which have one layout. */
  write(first: number, end: number, layout: LoadedLayout, program: LoadedProgram): void {
    const { kernel, slotsAt, outEnd } = this.#memory;
    for (let index = first; index < end; ) {
      const { at, count } = loadPart(this.#memory, this.#scan, index, end);
      const written = kernel.write(at, layout.address, program.address, slotsAt, this.#out, outEnd, count);
      this.#out = kernel.writeEnd();
      this.#count += written;
      index += written;
      if (written < count) this.flush();
    }
  }

  /** Hands over the rows that have gathered. */
  flush(): void {
    if (this.#count > 0) this.#rows.writeLines(this.#memory.rows(this.#out), this.#count);
    this.#out = this.#memory.outAt;
    this.#count = 0;
  }
}
