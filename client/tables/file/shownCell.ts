import type { CellValue } from './tableMessages.ts';

const shownCharacters = 500;

/** A cell in the form that the grid shows: a long one is cut, with its length. */
export function shownCell(cell: Buffer): CellValue {
  if (cell.length <= shownCharacters) return cell.toString();
  return { start: textStart(cell, shownCharacters), bytes: cell.length };
}

/** The start of a UTF-8 text, never splitting a character. */
export function textStart(cell: Buffer, characters: number): string {
  const text = cell
    .subarray(0, 4 * characters)
    .toString()
    .slice(0, characters);
  // Drops the first half of a surrogate pair whose second half was cut off.
  return /[\ud800-\udbff]$/.test(text) ? text.slice(0, -1) : text;
}

/** Rows in the form that spreadsheets paste: a cell with a tab, a line break or a quote is quoted. */
export function tsvText(rows: readonly (readonly string[])[]): string {
  return rows.map((cells) => cells.map(tsvCell).join('\t')).join('\n');
}

function tsvCell(cell: string): string {
  return /["\t\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
