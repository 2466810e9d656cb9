import type { OpenCsv } from './openCsv.ts';
import { type ReadRow, readRows } from './readRows.ts';
import type { RowIndex } from './rowIndex.ts';
import { shownCell, textStart } from './shownCell.ts';
import type { TableRow } from './tableMessages.ts';

/** The rows of a view, by their place in it. */
export class TableRows {
  readonly #csv: OpenCsv;
  readonly #index: RowIndex;
  readonly #rows: Uint32Array | undefined;

  /** Creates the rows of a view; `rows` are those in order, or if missing all rows in file order. */
  constructor(csv: OpenCsv, index: RowIndex, rows: Uint32Array | undefined) {
    this.#csv = csv;
    this.#index = index;
    this.#rows = rows;
  }

  get count(): number {
    return this.#rows?.length ?? this.#index.count;
  }

  /** The names in the first line of the file. */
  get header(): readonly string[] {
    return this.#csv.header;
  }

  /** The numbers in the file of a range of the view. */
  numbers(first: number, count: number): Uint32Array {
    if (this.#rows !== undefined) return this.#rows.slice(first, first + count);
    const known = Math.max(0, Math.min(count, this.#index.count - first));
    return Uint32Array.from({ length: known }, (_, place) => first + place);
  }

  /** The rows from a place on, in the form that the grid shows. */
  async shown(first: number, count: number): Promise<TableRow[]> {
    const numbers = this.numbers(first, count);
    const read = await this.read(numbers, (cell, cells, isCut) => ({
      cells: Array.from({ length: Math.max(this.header.length, cells) }, (_, column) => shownCell(cell(column))),
      ...(isCut && { isCut: true as const }),
    }));
    return read.map((row, place) => ({ ...row, number: (numbers[place] ?? 0) + 1 }));
  }

  /** One cell, up to this many characters; undefined if there is no such row. */
  async cell(place: number, column: number, characters: number) {
    const [found] = await this.read(this.numbers(place, 1), (cell, _count, isRowCut) => {
      const bytes = cell(column);
      const text = textStart(bytes, characters);
      return { text, bytes: bytes.length, isCut: text.length >= characters || isRowCut };
    });
    return found;
  }

  async read<Row>(numbers: Uint32Array, readRow: ReadRow<Row>): Promise<Row[]> {
    return await readRows(this.#csv.file, this.#index, numbers, readRow);
  }
}
