import { styleText } from 'node:util';
import { plainText } from './plainText.ts';

/** One column of a table; numbers are right-aligned. */
export interface TextColumn {
  title: string;
  isNumber?: boolean;
}

/** The rows under their titles, each column as wide as its longest cell. */
export function textTable(columns: readonly TextColumn[], rows: readonly (readonly string[])[]): string {
  const [titles, ...lines] = [columns.map(({ title }) => title), ...rows].map((cells) => cells.map(plainText));
  const all = [titles ?? [], ...lines];
  const widths = columns.map((_, index) => all.reduce((width, cells) => Math.max(width, cells[index]?.length ?? 0), 0));
  const lineOf = (cells: readonly string[]) => cells.map(padded).join('  ').trimEnd();
  return [styleText('bold', lineOf(titles ?? [])), ...lines.map(lineOf)].join('\n');

  function padded(cell: string, index: number): string {
    const width = widths[index] ?? 0;
    return columns[index]?.isNumber ? cell.padStart(width) : cell.padEnd(width);
  }
}
