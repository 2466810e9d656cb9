import { GrowingList } from './growingList.ts';

const rowsPerEntry = 64;
const bytesPerEntry = 64 * 1024;

/** The start of a block: its first row, counted from 0 without the header, and that row's offset in the file. */
interface RowBlock {
  row: number;
  offset: number;
}

/** The offsets of a file's rows: of one in 64, and of more if rows are long. Any row is found in a few kilobytes. */
export class RowIndex {
  #rows = new GrowingList((length) => new Float64Array(length));
  #offsets = new GrowingList((length) => new Float64Array(length));
  #count = 0;
  #last: RowBlock = { row: Number.NEGATIVE_INFINITY, offset: 0 };

  get count(): number {
    return this.#count;
  }

  add(offset: number): void {
    const row = this.#count++;
    if (row - this.#last.row < rowsPerEntry && offset - this.#last.offset < bytesPerEntry) return;
    this.#last = { row, offset };
    this.#rows.add(row);
    this.#offsets.add(offset);
  }

  blockOf(row: number): RowBlock {
    let low = 0;
    let high = this.#rows.length - 1;
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if (this.#rows.at(middle) <= row) low = middle;
      else high = middle - 1;
    }
    return { row: this.#rows.at(low), offset: this.#offsets.at(low) };
  }
}
