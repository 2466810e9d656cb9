import { isPlainJson } from '../json/isPlainJson.ts';
import { endOfNested, passSpace } from './jsonBytes.ts';
import type { KernelMemory } from './kernelMemory.ts';
import { deepestRecord, type RecordLayout } from './layout.ts';
import type { LayoutSet } from './layoutSet.ts';

/** Records of one layout, one after another; without a layout, they are read the general way. */
export interface RecordRun {
  layout: RecordLayout | undefined;
  /** The number of the record after the last one. */
  end: number;
}

/** The records of a list, as they lie in a body. */
export interface RecordScan {
  body: Uint8Array;
  starts: Uint32Array;
  /** Offset of the `]` after them. */
  end: number;
  runs: readonly RecordRun[];
}

/** The number of first records that must show that layouts help; otherwise a list uses the general path. */
const recordsOnTrial = 16;

/**
 * Reads the list of objects whose first record is at an offset. Undefined if it is left to the general path: it has
 * other elements, JSON that only the exact parser reads, or too many records without a layout.
 */
export function scanRecords(
  memory: KernelMemory,
  layouts: LayoutSet,
  body: Uint8Array,
  at: number,
): RecordScan | undefined {
  const scanner = new Scanner(memory, layouts, body, at);
  return scanner.scan() ? scanner.result() : undefined;
}

class Scanner {
  readonly #memory: KernelMemory;
  readonly #layouts: LayoutSet;
  readonly #body: Uint8Array;
  readonly #runs: RecordRun[] = [];
  #starts = new Uint32Array(256);
  #count = 0;
  #slow = 0;
  #at: number;
  #layout: RecordLayout | undefined;

  constructor(memory: KernelMemory, layouts: LayoutSet, body: Uint8Array, at: number) {
    this.#memory = memory;
    this.#layouts = layouts;
    this.#body = body;
    this.#at = at;
  }

  result(): RecordScan {
    const starts = this.#starts.slice(0, this.#count);
    return { body: this.#body, starts, end: this.#at, runs: this.#runs };
  }

  /** Whether all records were read, up to the end of the list. */
  scan(): boolean {
    this.#layouts.forgetKinds();
    do {
      if (this.#body[this.#at] !== 0x7b) return false;
      if (!this.#passRun() && !this.#passSlowly()) return false;
    } while (this.#passComma());
    return this.#body[this.#at] === 0x5d;
  }

  /** Whether another element follows. */
  #passComma(): boolean {
    this.#at = passSpace(this.#body, this.#at);
    if (this.#body[this.#at] !== 0x2c) return false;
    this.#at = passSpace(this.#body, this.#at + 1);
    return true;
  }

  /** Passes the records here that have one layout. */
  #passRun(): boolean {
    const before = this.#layout;
    for (const layout of this.#layouts.candidates(before)) if (this.#passWith(layout)) return true;
    if (before !== undefined && this.#passWith(before)) return true;
    const learnt = this.#layouts.learn(this.#body, this.#at);
    return learnt !== undefined && this.#passWith(learnt);
  }

  #passWith(layout: RecordLayout): boolean {
    return this.#passInWindow(layout, this.#at) || (this.#isCut() && this.#passInWindow(layout, this.#body.length));
  }

  /**
   * Whether a record may have been refused only because the window ends in it. Far from its end no record of a known
   * layout is, and a window is not loaded for every one that has another layout.
   */
  #isCut(): boolean {
    const { end } = this.#memory.window(this.#body, this.#at, this.#at);
    return end < this.#body.length && end - this.#at < this.#memory.sizes.input / 2;
  }

  #passInWindow(layout: RecordLayout, least: number): boolean {
    const { kernel, layouts, startsAt, sizes } = this.#memory;
    const { shift } = this.#memory.window(this.#body, this.#at, least);
    const count = kernel.scan(this.#at + shift, layouts.addressOf(layout), startsAt, sizes.starts);
    if (count === 0) return false;
    this.#takeStarts(count, shift);
    this.#at = kernel.readEnd() - shift;
    this.#layouts.follows(this.#layout, layout);
    this.#layout = layout;
    this.#addRun(layout);
    return true;
  }

  #takeStarts(count: number, shift: number): void {
    this.#reserve(count);
    for (const start of this.#memory.starts(count)) this.#starts[this.#count++] = start - shift;
  }

  /** Passes one record without a layout. */
  #passSlowly(): boolean {
    this.#slow++;
    if (this.#slow * 2 > Math.max(recordsOnTrial, this.#count + 1)) return false;
    const end = endOfNested(this.#body, this.#at, deepestRecord);
    if (end === undefined) return false;
    const record = this.#body.subarray(this.#at, end);
    if (!isPlainJson(record) || !isJson(record)) return false;
    this.#reserve(1);
    this.#starts[this.#count++] = this.#at;
    this.#at = end;
    this.#addRun(undefined);
    return true;
  }

  #addRun(layout: RecordLayout | undefined): void {
    const last = this.#runs.at(-1);
    if (last !== undefined && last.layout === layout) last.end = this.#count;
    else this.#runs.push({ layout, end: this.#count });
  }

  #reserve(count: number): void {
    if (this.#count + count <= this.#starts.length) return;
    const larger = new Uint32Array(2 * (this.#count + count));
    larger.set(this.#starts.subarray(0, this.#count));
    this.#starts = larger;
  }
}

function isJson(bytes: Uint8Array): boolean {
  try {
    JSON.parse(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('utf8'));
    return true;
  } catch {
    return false;
  }
}
