/** Rows as a spreadsheet takes them from the clipboard: a cell with a tab, a line break or a quote stands in quotes. */
export function tsvText(rows: readonly (readonly string[])[]): string {
  return rows.map((cells) => cells.map(tsvCell).join('\t')).join('\n');
}

function tsvCell(cell: string): string {
  return /["\t\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
