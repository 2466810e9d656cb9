import { plainText } from './plainText.ts';

/** One column of a table; numbers stand at its right side. */
export interface Column {
  title: string;
  isNumber?: boolean;
}

/** Rows under their titles, as wide as what is in them. */
export function textTable(columns: readonly Column[], rows: readonly string[][]): string {
  const lines = [columns.map(({ title }) => title), ...rows].map((cells) => cells.map(plainText));
  const widths = columns.map((_, index) => Math.max(...lines.map((cells) => cells[index]?.length ?? 0)));
  return lines.map((cells) => cells.map(padded).join('  ').trimEnd()).join('\n');

  function padded(cell: string, index: number): string {
    const width = widths[index] ?? 0;
    return columns[index]?.isNumber ? cell.padStart(width) : cell.padEnd(width);
  }
}
