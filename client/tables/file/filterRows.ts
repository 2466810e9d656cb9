import { cellBytes } from './cellBytes.ts';
import { GrowingList } from './growingList.ts';
import type { RecordSpans } from './recordSpans.ts';
import type { TableFilter } from './tableMessages.ts';
import { type CsvFile, walkRecords } from './walkRecords.ts';

interface FilterPlan {
  file: CsvFile;
  /** The offset of the first row after the header. */
  start: number;
  filter: TableFilter;
  signal?: AbortSignal;
  /** Reports the rows found so far, and the fraction of the file that was searched. */
  onProgress?(found: Uint32Array, part: number): void;
}

/** The rows with a cell that contains the text, ignoring case, in file order. */
export async function filterRows({ file, start, filter, ...options }: FilterPlan): Promise<Uint32Array> {
  const found = new GrowingList((length) => new Uint32Array(length));
  const matches = rowTest(filter);
  const { signal, onProgress } = options;
  const onChunk = (offset: number) => onProgress?.(found.view(), offset / file.size);
  let row = 0;
  await walkRecords(file, { start, onChunk, signal }, (bytes, spans) => {
    const current = row++;
    if (matches(bytes, spans)) found.add(current);
    return undefined;
  });
  return found.view();
}

function rowTest({ text, column }: TableFilter): (bytes: Buffer, spans: RecordSpans) => boolean {
  const wanted = text.toLowerCase();
  const isIn = (cell: Buffer) => cell.toString().toLowerCase().includes(wanted);
  if (column !== undefined) return (bytes, spans) => isIn(cellBytes(bytes, spans, column));
  return (bytes, spans) => {
    // Searches the whole row first: most do not match. Not for a text with a quote, which is doubled in the file.
    if (!wanted.includes('"') && !isIn(wholeRow(bytes, spans))) return false;
    for (let each = 0; each < spans.count; each++) if (isIn(cellBytes(bytes, spans, each))) return true;
    return false;
  };
}

function wholeRow(bytes: Buffer, spans: RecordSpans): Buffer {
  return bytes.subarray(spans.starts[0], spans.ends[spans.count - 1]);
}
