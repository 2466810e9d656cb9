import { findPath } from '../json/findPath.ts';
import { parseJsonBytes } from '../json/parseJson.ts';
import type { JsonList, JsonValue } from '../json/value.ts';
import type { Records } from '../records/records.ts';
import { endOfScalar } from './jsonBytes.ts';
import type { KernelMemory } from './kernelMemory.ts';
import { kinds } from './kinds.ts';
import { type LayoutField, type LayoutFields, type RecordLayout, withElements } from './layout.ts';
import type { Kinds } from './layoutMemory.ts';
import { LoadedPlan, type RowPrograms } from './loadedPlan.ts';
import { loadPart } from './recordPart.ts';
import type { RecordRun, RecordScan } from './recordScan.ts';
import { RowWriter } from './rowWriter.ts';

/** The response of scanned records. */
interface RecordSource {
  standIn: JsonList;
  all(): JsonList;
  filter(record: JsonValue): JsonValue;
}

/** Records that lie in the body of their response. None is parsed before it is accessed. */
export class ScannedRecords implements Records {
  readonly counts: ReadonlyMap<RecordLayout, number>;
  /** The kinds of each slot, also for the layouts of elements. Pages with equal kinds have the same map. */
  readonly kinds: Kinds;
  /** The list with the first record that stands for them in the outline of the response. */
  readonly standIn: JsonList;
  /** Whether all are written as `JSON.stringify` writes the result of `JSON.parse`. */
  readonly isPlain: boolean;
  /** Whether some have no layout. */
  readonly hasSlow: boolean;
  /** Whether a list in one of them has elements. */
  readonly hasElements: boolean;
  readonly #memory: KernelMemory;
  readonly #scan: RecordScan;
  /** The body, for its texts. */
  readonly #view: Buffer;
  readonly #all: () => JsonList;
  readonly #filter: (record: JsonValue) => JsonValue;

  /** `all` parses the response; `filter` changes a record without a layout; `standIn` becomes the list for them. */
  constructor(memory: KernelMemory, scan: RecordScan, { standIn, all, filter }: RecordSource) {
    this.#memory = memory;
    this.#scan = scan;
    this.#view = Buffer.from(scan.body.buffer, scan.body.byteOffset, scan.body.byteLength);
    this.#all = all;
    this.#filter = filter;
    this.counts = countLayouts(scan.runs);
    const layouts = [...this.counts.keys()].flatMap((layout) => [...withElements(layout)]);
    this.kinds = memory.layouts.kindsOfAll(layouts);
    this.hasSlow = scan.runs.some(({ layout }) => layout === undefined);
    this.hasElements = [...this.kinds].some(hasElements);
    this.isPlain = !this.hasSlow && [...this.kinds].every(isPlain);
    standIn.splice(0, standIn.length, this.#parse(0) ?? null);
    this.standIn = standIn;
  }

  get length(): number {
    return this.#scan.starts.length;
  }

  at(index: number): JsonValue | undefined {
    const record = index === 0 ? this.standIn[0] : this.#parse(index);
    return record !== undefined && this.hasSlow ? this.#filter(record) : record;
  }

  #parse(index: number): JsonValue | undefined {
    if (this.#scan.starts[index] === undefined) return undefined;
    return this.isPlain ? JSON.parse(this.text(index)) : parseJsonBytes(this.bytesAt(index));
  }

  text(index: number): string {
    return this.#view.toString('utf8', this.#scan.starts[index], this.#endOf(index));
  }

  bytesAt(index: number): Uint8Array {
    const { body, starts } = this.#scan;
    return body.subarray(starts[index], this.#endOf(index));
  }

  /** The text of all records, as it was sent. */
  get bytes(): Uint8Array {
    const { body, starts, end } = this.#scan;
    return body.subarray(starts[0] ?? end, end);
  }

  slice(start: number, end: number): Records {
    return start === 0 && end >= this.length ? this : this.#all().slice(start, end);
  }

  [Symbol.iterator](): Iterator<JsonValue> {
    return this.#all()[Symbol.iterator]();
  }

  *slow(): Generator<JsonValue> {
    let index = 0;
    for (const { layout, end } of this.#scan.runs) {
      if (layout === undefined) for (; index < end; index++) yield this.at(index) ?? null;
      index = end;
    }
  }

  /** The layouts in order of appearance, each with the index of its first record. */
  *firsts(): Generator<[RecordLayout, number]> {
    const seen = new Set<RecordLayout>();
    let index = 0;
    for (const { layout, end } of this.#scan.runs) {
      if (layout !== undefined && !seen.has(layout)) yield [layout, index];
      if (layout !== undefined) seen.add(layout);
      index = end;
    }
  }

  /** The value at these keys of every record; undefined where a record has none. */
  *column(keys: readonly string[]): Generator<JsonValue | undefined> {
    let first = 0;
    for (const run of this.#scan.runs) {
      const field = run.layout && fieldAt(run.layout.fields, keys);
      if (run.layout !== undefined && typeof field === 'number') yield* this.#slotValues(run, first, run.layout, field);
      else if (field === 'missing') for (let index = first; index < run.end; index++) yield undefined;
      else for (let index = first; index < run.end; index++) yield findPath(this.at(index) ?? null, keys.join('.'));
      first = run.end;
    }
  }

  *#slotValues(run: RecordRun, first: number, layout: RecordLayout, slot: number): Generator<JsonValue> {
    const { body } = this.#scan;
    for (let index = first; index < run.end; ) {
      const { at, count, shift } = loadPart(this.#memory, this.#scan, index, run.end);
      for (const address of this.#memory.find(at, layout, slot, count)) {
        const start = address - shift;
        yield parseJsonBytes(body.subarray(start, endOfScalar(body, start)));
      }
      index += count;
    }
  }

  /**
   * Writes the rows of all records, in order; `writeSlowly` those of a record that the kernel cannot write. Writes none
   * and returns false if there is no room for the programs.
   */
  write(programs: RowPrograms, writeSlowly: (record: JsonValue) => void): boolean {
    const plan = LoadedPlan.load(this.#memory, this.kinds.keys(), programs);
    if (plan === undefined) return false;
    new RowWriter(this.#memory, this.#scan, plan, (index) => writeSlowly(this.at(index) ?? null)).writeAll();
    this.#memory.release();
    return true;
  }

  /** The end of a record; between two records there are only white space and a comma. */
  #endOf(index: number): number {
    const { body, starts, end } = this.#scan;
    let at = starts[index + 1] ?? end;
    while (body[at - 1] !== 0x7d) at--;
    return at;
  }
}

function isPlain([{ isCompact }, found]: [RecordLayout, Uint8Array]): boolean {
  return isCompact && found.every((kind) => kind < kinds.spelledOtherwise);
}

function hasElements([{ lists }, found]: [RecordLayout, Uint8Array]): boolean {
  return lists.some(({ slot }) => ((found[slot] ?? 0) & kinds.text) !== 0);
}

/** The number of records of the runs with each layout, in order of appearance. */
function countLayouts(runs: readonly RecordRun[]): Map<RecordLayout, number> {
  const counts = new Map<RecordLayout, number>();
  for (const [index, { layout, end }] of runs.entries()) {
    if (layout !== undefined) counts.set(layout, (counts.get(layout) ?? 0) + end - (runs[index - 1]?.end ?? 0));
  }
  return counts;
}

/** The field of a layout at these keys; undefined in a list, and for the whole record, which the path `.` names. */
function fieldAt(fields: LayoutFields, keys: readonly string[]): LayoutField | 'missing' | undefined {
  if (keys.join('.') === '.') return undefined;
  let field: LayoutField = fields;
  for (const key of keys) {
    if (typeof field === 'number') return 'missing';
    if (!(field instanceof Map)) return undefined;
    const below: LayoutField | undefined = field.get(key);
    if (below === undefined) return 'missing';
    field = below;
  }
  return field;
}
