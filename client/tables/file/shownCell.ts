import type { CellValue } from './tableMessages.ts';

const shownCharacters = 500;

/** A cell as the grid shows it: a long one is cut, and its length told. */
export function shownCell(cell: Buffer): CellValue {
  if (cell.length <= shownCharacters) return cell.toString();
  return { start: textStart(cell, shownCharacters), bytes: cell.length };
}

/** The beginning of a text of UTF-8; no character is cut in two. */
export function textStart(cell: Buffer, characters: number): string {
  const text = cell
    .subarray(0, 4 * characters)
    .toString()
    .slice(0, characters);
  // The first half of a pair, whose other half is cut off.
  return /[\ud800-\udbff]$/.test(text) ? text.slice(0, -1) : text;
}

/** Rows as a spreadsheet takes them from the clipboard: a cell with a tab, a line break or a quote stands in quotes. */
export function tsvText(rows: readonly (readonly string[])[]): string {
  return rows.map((cells) => cells.map(tsvCell).join('\t')).join('\n');
}

function tsvCell(cell: string): string {
  return /["\t\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
