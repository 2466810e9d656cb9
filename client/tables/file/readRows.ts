import { cellBytes } from './cellBytes.ts';
import type { RowIndex } from './rowIndex.ts';
import { type CsvFile, walkRecords } from './walkRecords.ts';

/** A block is small: reading far past it would be wasted. */
const firstChunk = 16 * 1024;
const chunkBytes = 128 * 1024;

/** Builds a row from the bytes of its cells; a row may have more or fewer than there are columns. */
export type ReadRow<Row> = (cell: (column: number) => Buffer, count: number, isCut: boolean) => Row;

/** Reads these rows of a file, in any order. The index must know each of them. */
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

  /** Reads as long as the next row is near, and returns the first one left to read. */
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
      // A row in a later block is read from there.
      return next < wanted.length && (rowOf(next) === row || index.blockOf(rowOf(next)).row < row);
    });
    // A row may be missing if the file has changed in the meantime.
    return Math.max(next, first + 1);
  }

  function rowOf(place: number): number {
    return rows[wanted[place] ?? 0] ?? 0;
  }
}
