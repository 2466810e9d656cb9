import { parseJsonBytes } from '../json/parseJson.ts';
import type { JsonList, JsonValue } from '../json/value.ts';
import type { Records } from '../records/records.ts';
import type { KernelMemory, LoadedLayout, LoadedProgram } from './kernelMemory.ts';
import type { RecordRun, RecordScan } from './recordScan.ts';
import type { RowProgram } from './rowProgram.ts';

/** Takes rows that are finished. */
export interface RowBytes {
  /** Complete lines, and how many they are. */
  writeLines(lines: Uint8Array, rows: number): void;
}

/** How to write the records of a page. */
export interface RowPlan {
  /** For each layout of the page. */
  programs: ReadonlyMap<LoadedLayout, RowProgram>;
  rows: RowBytes;
  /** Writes a record without a layout. */
  writeSlowly(record: JsonValue): void;
}

/** Records that lie in the body of their response. None is parsed before it is asked for. */
export class ScannedRecords implements Records {
  /** What the values of each slot were, by layout. These are the layouts of the page, in order. */
  readonly kinds: ReadonlyMap<LoadedLayout, Uint8Array>;
  /** Whether some have no layout. */
  readonly hasSlow: boolean;
  readonly #memory: KernelMemory;
  readonly #scan: RecordScan;
  readonly #all: () => JsonList;

  /** `all` parses the whole response. */
  constructor(memory: KernelMemory, scan: RecordScan, all: () => JsonList) {
    this.#memory = memory;
    this.#scan = scan;
    this.#all = all;
    const used = new Set(scan.runs.map(({ layout }) => layout));
    this.hasSlow = used.delete(undefined);
    this.kinds = new Map([...used].map((layout) => [layout as LoadedLayout, memory.kindsOf(layout as LoadedLayout)]));
  }

  /** How many have a layout. */
  get withLayout(): number {
    return this.#scan.runs.reduce((sum, { layout, end }, index, runs) => {
      return layout === undefined ? sum : sum + end - (runs[index - 1]?.end ?? 0);
    }, 0);
  }

  get length(): number {
    return this.#scan.starts.length;
  }

  at(index: number): JsonValue | undefined {
    const { body, starts } = this.#scan;
    const start = starts[index];
    return start === undefined ? undefined : parseJsonBytes(body.subarray(start, this.#endOf(index)));
  }

  slice(start: number, end: number): Records {
    return start === 0 && end >= this.length ? this : this.#all().slice(start, end);
  }

  [Symbol.iterator](): Iterator<JsonValue> {
    return this.#all()[Symbol.iterator]();
  }

  /** The records without a layout. */
  *slow(): Generator<JsonValue> {
    let index = 0;
    for (const { layout, end } of this.#scan.runs) {
      if (layout === undefined) for (; index < end; index++) yield this.at(index) ?? null;
      index = end;
    }
  }

  /** The layouts in order of appearance, each with the index of its first record. */
  *firsts(): Generator<[LoadedLayout, number]> {
    const seen = new Set<LoadedLayout>();
    let index = 0;
    for (const { layout, end } of this.#scan.runs) {
      if (layout !== undefined && !seen.has(layout)) yield [layout, index];
      if (layout !== undefined) seen.add(layout);
      index = end;
    }
  }

  /** Writes all rows, in order. Writes none and returns false if the programs are too large for the kernel. */
  write({ programs, rows, writeSlowly }: RowPlan): boolean {
    const loaded = this.#load(programs);
    if (loaded === undefined) return false;
    const writer = new Writer(this.#memory, this.#scan, rows);
    let index = 0;
    for (const run of this.#scan.runs) {
      const program = run.layout && loaded.get(run.layout);
      if (run.layout !== undefined && program !== undefined) writer.write(run, index, run.layout, program);
      else {
        writer.flush();
        for (; index < run.end; index++) writeSlowly(this.at(index) ?? null);
      }
      index = run.end;
    }
    writer.flush();
    return true;
  }

  #load(programs: RowPlan['programs']): Map<LoadedLayout, LoadedProgram> | undefined {
    this.#memory.forgetPrograms();
    const loaded = new Map<LoadedLayout, LoadedProgram>();
    for (const [layout, program] of programs) {
      const address = this.#memory.loadProgram(program, this.#scan.longest);
      if (address === undefined) return undefined;
      loaded.set(layout, address);
    }
    return loaded;
  }

  /** Only white space and a comma are between two records. */
  #endOf(index: number): number {
    const { body, starts, end } = this.#scan;
    let at = starts[index + 1] ?? end;
    while (body[at - 1] !== 0x7d) at--;
    return at;
  }
}

/** Writes runs of records; their rows gather in the memory of the kernel. */
class Writer {
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

  write(run: RecordRun, first: number, layout: LoadedLayout, program: LoadedProgram): void {
    const { kernel, slotsAt, outEnd } = this.#memory;
    for (let index = first; index < run.end; ) {
      const start = this.#startOf(index);
      const { shift, end } = this.#memory.window(this.#scan.body, start, this.#startOf(run.end));
      const count = this.#countUpTo(end, index, run.end);
      const at = start + shift;
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

  #startOf(index: number): number {
    return this.#scan.starts[index] ?? this.#scan.end;
  }

  /** How many records from an index on lie before an offset. */
  #countUpTo(end: number, index: number, last: number): number {
    let behind = last;
    while (behind > index + 1 && this.#startOf(behind) > end) behind--;
    return behind - index;
  }
}
