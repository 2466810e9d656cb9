import type { TableRange } from '../file/tableMessages.ts';

export interface CellPlace {
  /** The row; -1 is the header. */
  row: number;
  column: number;
}

interface TableSize {
  rows: number;
  columns: number;
}

interface TableEdge {
  row?: 'first' | 'last';
  column?: 'first' | 'last';
  isExtending: boolean;
}

/** The active cell, and the selected range from its anchor to the active cell. */
export class Selection {
  #active: CellPlace = { row: 0, column: 0 };
  #anchor: CellPlace = { row: 0, column: 0 };
  #size: TableSize = { rows: 0, columns: 0 };

  get active(): CellPlace {
    return this.#active;
  }

  setSize(size: TableSize): void {
    this.#size = size;
    this.#active = this.#inside(this.#active);
    this.#anchor = this.#inside(this.#anchor);
  }

  /** Moves to a cell; extending keeps the anchor of the range. */
  moveTo(place: CellPlace, isExtending = false): void {
    // A range consists of rows: it cannot extend into the header.
    this.#active = this.#inside(isExtending ? { ...place, row: Math.max(0, place.row) } : place);
    if (!isExtending || this.#anchor.row < 0) this.#anchor = this.#active;
  }

  moveBy(rows: number, columns: number, isExtending = false): void {
    this.moveTo({ row: this.#active.row + rows, column: this.#active.column + columns }, isExtending);
  }

  /** Moves to the first or last row or column, or both. */
  moveToEdge({ row, column, isExtending }: TableEdge): void {
    const place = {
      row: row === undefined ? this.#active.row : row === 'first' ? 0 : this.#size.rows - 1,
      column: column === undefined ? this.#active.column : column === 'first' ? 0 : this.#size.columns - 1,
    };
    this.moveTo(place, isExtending);
  }

  /** Moves to the first of newly shown rows, in the same column. A header stays where it is. */
  moveToFirstRow(): void {
    const { row, column } = this.#active;
    this.moveTo({ row: Math.min(row, 0), column });
  }

  selectRow(row: number, isExtending = false): void {
    this.moveTo({ row: isExtending ? this.#anchor.row : row, column: 0 });
    this.#active = this.#inside({ row, column: this.#size.columns - 1 });
  }

  selectAll(): void {
    this.#anchor = this.#inside({ row: 0, column: 0 });
    this.#active = this.#inside({ row: this.#size.rows - 1, column: this.#size.columns - 1 });
  }

  /** The selected cells; undefined if there are none, as in the header. */
  get range(): TableRange | undefined {
    const [a, b] = [this.#anchor, this.#active];
    if (b.row < 0 || this.#size.rows === 0 || this.#size.columns === 0) return undefined;
    return {
      firstRow: Math.max(0, Math.min(a.row, b.row)),
      lastRow: Math.max(a.row, b.row),
      firstColumn: Math.min(a.column, b.column),
      lastColumn: Math.max(a.column, b.column),
    };
  }

  has(row: number, column: number): boolean {
    const { range } = this;
    if (range === undefined || row < range.firstRow || row > range.lastRow) return false;
    return column >= range.firstColumn && column <= range.lastColumn;
  }

  #inside({ row, column }: CellPlace): CellPlace {
    return {
      row: Math.max(-1, Math.min(row, this.#size.rows - 1)),
      column: Math.max(0, Math.min(column, this.#size.columns - 1)),
    };
  }
}
