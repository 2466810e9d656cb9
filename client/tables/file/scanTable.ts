import { cellBytes } from './cellBytes.ts';
import { cellType, cellTypes } from './cellType.ts';
import { GrowingList } from './growingList.ts';
import { KeyHash } from './keyHash.ts';
import type { RowKeys } from './radixSort.ts';
import type { RecordSpans } from './recordSpans.ts';
import type { RowIndex } from './rowIndex.ts';
import { type CsvFile, walkRecords } from './walkRecords.ts';

export interface TableScan {
  /** The types of cells in each column, as bits of `cellTypes`. */
  types: number[];
  /** The number of rows whose number of cells differs from the header's. */
  uneven: number;
  /** A 64-bit hash of each row's key; absent if there is no key. */
  hashes?: RowKeys;
}

interface ScanPlan {
  file: CsvFile;
  /** The offset of the first row after the header. */
  start: number;
  /** Number of cells of the header. */
  columns: number;
  keyColumns: readonly number[];
  /** Filled with the offsets of the rows. */
  index: RowIndex;
  signal?: AbortSignal;
  /** Called after each chunk with the fraction of the file that was read. */
  onProgress(part: number): void;
}

/** The size of the first chunk: small, so that the first rows appear at once. */
const firstChunk = 64 * 1024;

/** Reads a file once: the offsets of its rows, the types of its columns, and the hashes of its keys. */
export async function scanTable(plan: ScanPlan): Promise<TableScan> {
  const { file, start, columns, keyColumns, index, signal } = plan;
  const types = new Array<number>(columns).fill(0);
  const hash = keyColumns.length === 0 ? undefined : new KeyHash(keyColumns, 0);
  const high = new GrowingList((length) => new Uint32Array(length));
  const low = new GrowingList((length) => new Uint32Array(length));
  let uneven = 0;
  const onChunk = (offset: number) => plan.onProgress(offset / file.size);
  const options = { start, firstChunk, onChunk, signal };
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
    // Once a text was seen, the column stays text.
    if ((seen & cellTypes.text) === 0 && spans.starts[column] !== spans.ends[column])
      types[column] = seen | cellType(cellBytes(bytes, spans, column));
  }
}
