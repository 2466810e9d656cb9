import { cellBytes } from './cellBytes.ts';
import { comparedBytes, foldText } from './foldText.ts';
import { GrowingList } from './growingList.ts';
import { KeyHash } from './keyHash.ts';
import { numberKey } from './numberKey.ts';
import { radixSort } from './radixSort.ts';
import { RowSet } from './rowSet.ts';
import { textStart } from './shownCell.ts';
import type { ColumnStatistics, ColumnType } from './tableMessages.ts';
import { type CsvFile, walkRecords } from './walkRecords.ts';

interface StatisticsPlan {
  file: CsvFile;
  /** The offset of the first row after the header. */
  start: number;
  column: number;
  type: ColumnType;
  /** The number of rows in the file, and those to read; all of them if `rows` is missing. */
  count: number;
  rows?: Uint32Array | undefined;
  signal?: AbortSignal;
  /** Reports the fraction of the file that was read. */
  onProgress?(part: number): void;
}

const shownCharacters = 200;

/**
 * Reads one column: how many cells are filled, how many values are distinct, and the smallest and largest, in the order
 * of sorting by the column. Values with the same 64-bit hash count as one. Memory depends only on the number of rows.
 */
export async function readColumnStatistics(plan: StatisticsPlan): Promise<ColumnStatistics> {
  const { file, start, column, count, rows, signal, onProgress } = plan;
  const wanted = rows && setOf(rows, count);
  const values = new DistinctValues(column);
  const range = new ValueRange(plan.type);
  const onChunk = (offset: number) => onProgress?.(offset / file.size);
  let row = 0;
  await walkRecords(file, { start, onChunk, signal }, (bytes, spans) => {
    const current = row++;
    if (wanted !== undefined && !wanted.has(current)) return undefined;
    const cell = cellBytes(bytes, spans, column);
    if (cell.length === 0) return undefined;
    values.hash.read(bytes, spans);
    values.add();
    range.add(cell);
    return undefined;
  });
  const { filled, distinct } = values.count();
  return { rows: wanted?.count ?? row, filled, distinct, ...range.ends() };
}

function setOf(rows: Uint32Array, count: number): RowSet {
  const set = new RowSet(count);
  for (const row of rows) set.add(row);
  return set;
}

/** The hashes of all values. */
class DistinctValues {
  readonly hash: KeyHash;
  readonly #high = new GrowingList((length) => new Uint32Array(length));
  readonly #low = new GrowingList((length) => new Uint32Array(length));

  constructor(column: number) {
    this.hash = new KeyHash([column], 0);
  }

  /** Adds the value that was hashed last. */
  add(): void {
    this.#high.add(this.hash.high);
    this.#low.add(this.hash.low);
  }

  count(): { filled: number; distinct: number } {
    const [high, low] = [this.#high.view(), this.#low.view()];
    const filled = high.length;
    const order = Uint32Array.from({ length: filled }, (_, place) => place);
    radixSort(order, 0, filled, { high, low }, new Uint32Array(filled));
    const isNew = (place: number, at: number) => {
      const before = order[at - 1];
      return before === undefined || high[place] !== high[before] || low[place] !== low[before];
    };
    return { filled, distinct: order.reduce((sum, place, at) => sum + (isNew(place, at) ? 1 : 0), 0) };
  }
}

/** A value in its compared and its shown form. */
interface End {
  key: Buffer;
  text: string;
}

/** The smallest and the largest value so far. */
class ValueRange {
  readonly #type: ColumnType;
  #smallest: End | undefined;
  #largest: End | undefined;

  constructor(type: ColumnType) {
    this.#type = type;
  }

  add(cell: Buffer): void {
    const key = this.#keyOf(cell);
    // Most values are neither: no text is made for them.
    if (this.#smallest === undefined || key.compare(this.#smallest.key) < 0) this.#smallest = endOf(key, cell);
    if (this.#largest === undefined || key.compare(this.#largest.key) > 0) this.#largest = endOf(key, cell);
  }

  ends(): Pick<ColumnStatistics, 'smallest' | 'largest'> {
    const [smallest, largest] = [this.#smallest?.text, this.#largest?.text];
    return { ...(smallest !== undefined && { smallest }), ...(largest !== undefined && { largest }) };
  }

  #keyOf(cell: Buffer): Buffer {
    if (this.#type === 'text' || this.#type === 'json') return foldText(cell).subarray(0, comparedBytes);
    const { high, low } = numberKey(cell, this.#type) ?? { high: 0xffffffff, low: 0xffffffff };
    const key = Buffer.allocUnsafe(8);
    key.writeUInt32BE(high, 0);
    key.writeUInt32BE(low, 4);
    return key;
  }
}

/** The bytes of a cell are valid only while its row is read. */
function endOf(key: Buffer, cell: Buffer): End {
  return { key: Buffer.from(key), text: textStart(cell, shownCharacters) };
}
