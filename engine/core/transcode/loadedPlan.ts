import { placeHashProgram } from './hashProgram.ts';
import {
  columnBytes,
  columnCell,
  columnLength,
  columnSlot,
  linkBytes,
  linkDigits,
  linkHash,
  noSlot,
  numberBytes,
  planHead,
  planScratch,
  planScratchEnd,
  planSlots,
  planTables,
  rowsColumns,
  rowsFinished,
  rowsHead,
  rowsLinks,
  rowsLists,
  rowsTable,
  rowsUses,
  tableBytes,
  tableEnd,
  tableKept,
  tableKeptRows,
  tableNext,
  tableRows,
} from './kernel/memoryFormat.ts';
import type { KernelMemory } from './kernelMemory.ts';
import type { RecordLayout } from './layout.ts';
import type { MemoryWriter } from './memoryWriter.ts';
import { type Cell, type Link, linkText, type RowBytes, type RowProgram } from './rowProgram.ts';

/** The programs of the layouts of a page; other layouts have no rows. */
export type RowPrograms = ReadonlyMap<RecordLayout, RowProgram>;

const quote = Buffer.from('"');

/** A link in the memory of a kernel: its cell, with room for the digits of its hash. */
interface PlacedLink {
  cell: number;
  length: number;
  digits: number;
}

/** A column, and its finished cell. */
interface PlacedColumn {
  slot: number;
  address: number;
  length: number;
}

/** The rows of one table that gather in the memory of a kernel. */
interface GatheredRows {
  rows: RowBytes;
  table: number;
  /** The start of its part of the output. */
  from: number;
}

/** The loaded plans, which stay for the next page with the same programs. */
const loaded = new WeakMap<KernelMemory, LoadedPlan>();

/** The programs of a page in the memory of a kernel, and the rows that it writes. */
export class LoadedPlan {
  readonly address: number;
  readonly #memory: KernelMemory;
  readonly #programs: RowPrograms;
  /** The buffer of the memory, which is another one after it grows. */
  readonly #buffer: ArrayBuffer;
  readonly #writer: MemoryWriter;
  readonly #tables: GatheredRows[];
  readonly #links = new Map<Link, PlacedLink>();

  private constructor(memory: KernelMemory, programs: RowPrograms) {
    this.#memory = memory;
    this.#programs = programs;
    this.#buffer = memory.kernel.memory.buffer;
    this.#writer = memory.programWriter();
    const { slotsAt, hashedAt, sizes, outAt } = memory;
    const all = [...new Set([...programs.values()].map(({ rows }) => rows))];
    this.address = this.#writer.room(planHead + tableBytes * all.length);
    this.#writer.setNumber(this.address + planSlots, slotsAt);
    this.#writer.setNumber(this.address + planScratch, hashedAt);
    this.#writer.setNumber(this.address + planScratchEnd, hashedAt + sizes.hashed);
    this.#writer.setNumber(this.address + planTables, all.length);
    const room = Math.floor(sizes.output / all.length);
    this.#tables = all.map((rows, index) => {
      const from = outAt + index * room;
      const table = this.address + planHead + tableBytes * index;
      this.#writer.setNumber(table + tableEnd, from + room);
      this.#begin(table, from);
      return { rows, table, from };
    });
  }

  /** Undefined if there is no room for the programs. `layouts` are all that records and elements may have. */
  static load(memory: KernelMemory, layouts: Iterable<RecordLayout>, programs: RowPrograms): LoadedPlan | undefined {
    const last = loaded.get(memory);
    if (last !== undefined && last.#programs === programs && last.#buffer === memory.kernel.memory.buffer) return last;
    const plan = new LoadedPlan(memory, programs);
    loaded.set(memory, plan);
    for (const layout of layouts) {
      const program = programs.get(layout);
      memory.layouts.setProgram(layout, program === undefined ? 0 : plan.#place(program));
    }
    if (!plan.#writer.isFull) return plan;
    loaded.delete(memory);
    return undefined;
  }

  /** Hands over the rows that have gathered. Returns whether there were any. */
  flush(): boolean {
    let any = false;
    for (const { rows, table, from } of this.#tables) {
      const count = this.#writer.number(table + tableKeptRows);
      if (count > 0) rows.writeLines(this.#memory.slice(from, this.#writer.number(table + tableKept)), count);
      any ||= count > 0;
      this.#begin(table, from);
    }
    return any;
  }

  /** Lets a table begin with no rows. */
  #begin(table: number, from: number): void {
    for (const at of [table + tableNext, table + tableKept]) this.#writer.setNumber(at, from);
    for (const at of [table + tableRows, table + tableKeptRows]) this.#writer.setNumber(at, 0);
  }

  #place({ cells, uses, rows, links, lists }: RowProgram): number {
    const hashed = links.map((link) => this.#placeHashed(link));
    const columns = cells.map((cell) => this.#placeCell(cell));
    const ofLinks = rowsHead;
    const ofLists = ofLinks + linkBytes * links.length;
    const ofColumns = ofLists + numberBytes * lists.length;
    const writer = this.#writer;
    const program = writer.room(ofColumns + columnBytes * columns.length);
    writer.setNumber(program + rowsColumns, columns.length);
    writer.setNumber(program + rowsUses, uses);
    writer.setNumber(
      program + rowsFinished,
      columns.reduce((sum, { length }) => sum + length, 0),
    );
    writer.setNumber(program + rowsTable, this.#tables.find((each) => each.rows === rows)?.table ?? 0);
    writer.setNumber(program + rowsLinks, links.length);
    writer.setNumber(program + rowsLists, lists.length);
    for (const [index, link] of links.entries()) {
      const at = program + ofLinks + linkBytes * index;
      writer.setNumber(at + linkHash, hashed[index] ?? 0);
      writer.setNumber(at + linkDigits, this.#placeOf(link).digits);
    }
    for (const [index, slot] of lists.entries()) writer.setNumber(program + ofLists + numberBytes * index, slot);
    for (const [index, { slot, address, length }] of columns.entries()) {
      const at = program + ofColumns + columnBytes * index;
      writer.setNumber(at + columnSlot, slot);
      writer.setNumber(at + columnCell, address);
      writer.setNumber(at + columnLength, length);
    }
    return program;
  }

  #placeCell(cell: Cell): PlacedColumn {
    if (typeof cell === 'number') return { slot: cell, address: 0, length: 0 };
    if (cell instanceof Uint8Array) return { slot: noSlot, address: this.#writer.bytes([cell]), length: cell.length };
    const placed = this.#placeOf(cell.link);
    return { slot: cell.slot ?? noSlot, address: placed.cell, length: placed.length };
  }

  #placeHashed({ hashed }: Link): number {
    return placeHashProgram(this.#writer, hashed, (link) => {
      const { cell, length } = this.#placeOf(link);
      return { address: cell + 1, length: length - 2 };
    });
  }

  #placeOf(link: Link): PlacedLink {
    const known = this.#links.get(link);
    if (known !== undefined) return known;
    const { text, digits } = linkText(link);
    const cell = this.#writer.bytes([quote, text, quote]);
    const placed = { cell, length: text.length + 2, digits: cell + 1 + digits };
    this.#links.set(link, placed);
    return placed;
  }
}
