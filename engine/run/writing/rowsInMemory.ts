import type { TablePart, TableParts } from '../../io/output/output.ts';

/** Keeps the rows of plain records, which come cell by cell. */
export class RowsInMemory implements TableParts {
  readonly #rows = new Map<TablePart, string[][]>();

  openPart(columns: readonly string[]): TablePart {
    const rows: string[][] = [];
    const part: TablePart = {
      columns,
      get rows() {
        return rows.length;
      },
      write: (cells) => void rows.push(cells),
      writeLines() {
        throw new Error('Only scanned records come in lines.');
      },
    };
    this.#rows.set(part, rows);
    return part;
  }

  async dropPart(part: TablePart): Promise<void> {
    this.#rows.delete(part);
  }

  rowsOf(part: TablePart): readonly string[][] {
    return this.#rows.get(part) ?? [];
  }
}
