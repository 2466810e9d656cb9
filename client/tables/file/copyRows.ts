import { tsvText } from './shownCell.ts';
import type { TableRange } from './tableMessages.ts';
import type { TableRows } from './tableRows.ts';

const rowsAtOnce = 1_000;

interface CopiedRows {
  text: string;
  rows: number;
  cells: number;
  /** Whether the rest was too long. */
  isCut: boolean;
}

/** The cells of a range in the form that spreadsheets paste, up to this many characters. */
export async function copyRows(
  from: TableRows,
  { firstRow, lastRow, firstColumn, lastColumn }: TableRange,
  withHeader: boolean,
  maxCharacters: number,
): Promise<CopiedRows> {
  const width = lastColumn - firstColumn + 1;
  const parts = withHeader ? [tsvText([from.header.slice(firstColumn, lastColumn + 1)])] : [];
  let length = 0;
  let next = firstRow;
  while (next <= lastRow && length < maxCharacters) {
    const numbers = from.numbers(next, Math.min(rowsAtOnce, lastRow - next + 1));
    if (numbers.length === 0) break;
    const rows = await from.read(numbers, (cell) =>
      Array.from({ length: width }, (_, column) => cell(firstColumn + column).toString()),
    );
    const text = tsvText(rows);
    parts.push(text);
    length += text.length;
    next += numbers.length;
  }
  const rows = next - firstRow;
  return { text: parts.join('\n'), rows, cells: rows * width, isCut: next <= lastRow };
}
