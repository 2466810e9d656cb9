import { cellBytes } from './cellBytes.ts';
import { DistinctValues } from './distinctValues.ts';
import { comparedBytes, foldText } from './foldText.ts';
import { readFrequentTexts } from './frequentTexts.ts';
import { NumberDistribution } from './numberDistribution.ts';
import { numberKey } from './numberKey.ts';
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
 * Reads one column: how many cells are filled, how many values are distinct, the smallest and largest, in the order of
 * sorting by the column, and how the values are distributed: numbers and times by ranges, others by the most frequent
 * ones. Values with the same 64-bit hash count as one. Memory depends only on the number of rows.
 */
export async function readColumnStatistics(plan: StatisticsPlan): Promise<ColumnStatistics> {
  const { file, start, column, count, rows, signal, onProgress } = plan;
  const wanted = rows && setOf(rows, count);
  const values = new DistinctValues(column);
  const range = new ValueRange(plan.type);
  const distribution = NumberDistribution.of(plan.type);
  const isWanted = (row: number) => wanted === undefined || wanted.has(row);
  const onChunk = (offset: number) => onProgress?.(offset / file.size);
  let row = 0;
  await walkRecords(file, { start, onChunk, signal }, (bytes, spans) => {
    if (!isWanted(row++)) return undefined;
    const cell = cellBytes(bytes, spans, column);
    if (cell.length === 0) return undefined;
    values.hash.read(bytes, spans);
    values.add();
    range.add(cell);
    distribution?.add(cell);
    return undefined;
  });
  const { filled, distinct, frequent } = values.count();
  const texts = async () => ({ bars: await readFrequentTexts({ file, start, column, isWanted, signal }, frequent) });
  const found = distribution?.read() ?? (await texts());
  return { rows: wanted?.count ?? row, filled, distinct, ...range.ends(), ...found };
}

function setOf(rows: Uint32Array, count: number): RowSet {
  const set = new RowSet(count);
  for (const row of rows) set.add(row);
  return set;
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
