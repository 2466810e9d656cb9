import { plainText } from './plainText.ts';

/** One column of a table; numbers are right-aligned. */
export interface Column {
  title: string;
  isNumber?: boolean;
}

/** The rows under their titles, each column as wide as its longest cell. */
export function textTable(columns: readonly Column[], rows: readonly string[][]): string {
  const lines = [columns.map(({ title }) => title), ...rows].map((cells) => cells.map(plainText));
  const widths = columns.map((_, index) => Math.max(...lines.map((cells) => cells[index]?.length ?? 0)));
  return lines.map((cells) => cells.map(padded).join('  ').trimEnd()).join('\n');

  function padded(cell: string, index: number): string {
    const width = widths[index] ?? 0;
    return columns[index]?.isNumber ? cell.padStart(width) : cell.padEnd(width);
  }
}
