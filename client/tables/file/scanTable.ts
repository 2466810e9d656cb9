import { cellBytes } from './cellBytes.ts';
import { cellType, cellTypes } from './cellType.ts';
import { GrowingList } from './growingList.ts';
import { KeyHash } from './keyHash.ts';
import type { RowKeys } from './radixSort.ts';
import type { RecordSpans } from './recordSpans.ts';
import type { RowIndex } from './rowIndex.ts';
import { type CsvFile, walkRecords } from './walkRecords.ts';

export interface TableScan {
  /** Of each column, the types of cells that were seen, as bits of `cellTypes`. */
  types: number[];
  /** Rows with another number of cells than the header. */
  uneven: number;
  /** Of the key of each row, 64 bits; absent where there is no key. */
  hashes?: RowKeys;
}

export interface ScanPlan {
  file: CsvFile;
  /** Where the first row starts, behind the header. */
  start: number;
  /** Number of cells of the header. */
  columns: number;
  keyColumns: readonly number[];
  /** Takes where the rows lie. */
  index: RowIndex;
  signal?: AbortSignal;
  /** After each piece, with how much of the file is read, from 0 to 1. */
  onProgress(part: number): void;
}

/** So small that the first rows are there at once. */
const firstChunk = 64 * 1024;

/** Reads a file once: where its rows lie, what is in its columns, and something of each key to compare. */
export async function scanTable(plan: ScanPlan): Promise<TableScan> {
  const { file, start, columns, keyColumns, index, signal } = plan;
  const types = new Array<number>(columns).fill(0);
  const hash = keyColumns.length === 0 ? undefined : new KeyHash(keyColumns, 0);
  const high = new GrowingList((length) => new Uint32Array(length));
  const low = new GrowingList((length) => new Uint32Array(length));
  let uneven = 0;
  const onChunk = (offset: number) => plan.onProgress(offset / file.size);
  const options = { start, firstChunk, onChunk, ...(signal && { signal }) };
  await walkRecords(file, options, (bytes, spans, offset) => {
    index.add(offset);
    if (spans.count !== columns) uneven++;
    seeTypes(bytes, spans, types);
    if (hash !== undefined) {
      hash.read(bytes, spans);
      high.add(hash.high);
      low.add(hash.low);
    }
    return undefined;
  });
  return { types, uneven, ...(hash && { hashes: { high: high.view(), low: low.view() } }) };
}

function seeTypes(bytes: Buffer, spans: RecordSpans, types: number[]): void {
  for (let column = 0; column < spans.count; column++) {
    const seen = types[column] ?? 0;
    // What holds a text is a text, whatever comes.
    if ((seen & cellTypes.text) === 0 && spans.starts[column] !== spans.ends[column])
      types[column] = seen | cellType(cellBytes(bytes, spans, column));
  }
}
