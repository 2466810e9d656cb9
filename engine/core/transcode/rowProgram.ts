/** How the row of a record is made of its slots: for each column the number of a slot, or the bytes of a finished cell. */
export interface RowProgram {
  cells: readonly (number | Uint8Array)[];
  /** How many columns the most used slot fills, at least 1. */
  uses: number;
}

/** A cell in quotes with the same text in every row. */
export function finishedCell(text: string): Uint8Array {
  return text === '' ? emptyCell : Buffer.from(`"${text.replaceAll('"', '""')}"`);
}

/** A cell without text. */
export const emptyCell: Uint8Array = Buffer.from('""');

/** A program for these cells. Undefined without any column: such rows are empty lines. */
export function rowProgram(cells: readonly (number | Uint8Array)[]): RowProgram | undefined {
  if (cells.length === 0) return undefined;
  const uses = new Map<number, number>();
  for (const cell of cells) if (typeof cell === 'number') uses.set(cell, (uses.get(cell) ?? 0) + 1);
  return { cells, uses: Math.max(1, ...uses.values()) };
}
