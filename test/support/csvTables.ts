import type { TableRows } from '../../engine/core/tables/pageConverter.ts';
import { csvLine } from '../../engine/core/text/csvLine.ts';

/** A sink that keeps its tables as the bytes of their files. */
export class CsvTables {
  readonly #tables: { name: string; pieces: Uint8Array[]; rows: number }[] = [];

  openTable = (name: string, columns: readonly string[]): TableRows => {
    const table = { name, pieces: [Buffer.from(csvLine(columns)) as Uint8Array], rows: 0 };
    this.#tables.push(table);
    return {
      write(cells) {
        table.pieces.push(Buffer.from(csvLine(cells)));
        table.rows++;
      },
      writeLines(lines, rows) {
        table.pieces.push(lines);
        table.rows += rows;
      },
    };
  };

  /** Each table as its name, its number of rows and its text. */
  get texts(): string[] {
    return this.#tables.map(({ name, pieces, rows }) => `${name}, ${rows} rows\n${Buffer.concat(pieces)}`);
  }
}
