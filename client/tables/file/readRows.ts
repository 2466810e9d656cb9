import { cellBytes } from './cellBytes.ts';
import type { RowIndex } from './rowIndex.ts';
import { type CsvFile, walkRecords } from './walkRecords.ts';

/** A block is small: reading on far beyond it would be for nothing. */
const firstChunk = 16 * 1024;
const chunkBytes = 128 * 1024;

/** Reads one row out of the bytes of the file. */
export type ReadRow<Row> = (cell: (column: number) => Buffer, count: number, isCut: boolean) => Row;

/** Reads these rows of a file, in whatever order they are asked for. Each of them has to be known to the index. */
export async function readRows<Row>(
  file: CsvFile,
  index: RowIndex,
  rows: ArrayLike<number>,
  readRow: ReadRow<Row>,
): Promise<Row[]> {
  const places = Array.from({ length: rows.length }, (_, place) => place);
  const wanted = places.toSorted((a, b) => (rows[a] ?? 0) - (rows[b] ?? 0));
  const found: Row[] = new Array(rows.length);
  for (let next = 0; next < wanted.length; ) next = await readFrom(next);
  return found;

  /** Reads on as long as the next row is near, and gives what is left to be read. */
  async function readFrom(first: number): Promise<number> {
    const block = index.blockOf(rowOf(first));
    const options = { start: block.offset, firstChunk: Math.min(firstChunk, file.chunkBytes) };
    const inSmallPieces = { ...file, chunkBytes: Math.min(chunkBytes, file.chunkBytes) };
    let row = block.row;
    let next = first;
    await walkRecords(inSmallPieces, options, (bytes, spans) => {
      while (next < wanted.length && rowOf(next) === row) {
        found[wanted[next] ?? 0] = readRow((column) => cellBytes(bytes, spans, column), spans.count, spans.isCut);
        next++;
      }
      row++;
      // What lies in a later block is sought there.
      return next < wanted.length && (rowOf(next) === row || index.blockOf(rowOf(next)).row < row);
    });
    // A row that is not there any more: the file was changed under the hand.
    return Math.max(next, first + 1);
  }

  function rowOf(place: number): number {
    return rows[wanted[place] ?? 0] ?? 0;
  }
}
