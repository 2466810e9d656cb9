import type { Stored, WrittenTable } from './storedTables.ts';

type Row = Map<string, string>;

interface ModelTable {
  columns: string[];
  key: string[];
  rows: Row[];
}

/** A model of the storage, by the words of `docs/storage.md` and without SQLite. */
export class StorageModel {
  readonly #tables = new Map<string, ModelTable>();

  load(written: WrittenTable): void {
    const { name, columns, rows, isIncremental = false, key = [] } = written;
    const before = isIncremental ? this.#tables.get(name) : undefined;
    const table = before ?? { columns: [], key, rows: [] };
    for (const column of [...columns, ...key]) if (!table.columns.includes(column)) table.columns.push(column);
    if (rows.length > 0 && !isSame(table.key, key)) {
      table.key = key;
      table.rows = table.rows.reduce(
        (kept: Row[], row) => [...kept.filter((one) => !isAlike(table, one, row)), row],
        [],
      );
    }
    for (const cells of rows) write(table, new Map(columns.map((column, index) => [column, cells[index] ?? ''])));
    this.#tables.set(name, table);
  }

  content(): Stored {
    const contents = [...this.#tables].map(([name, { columns, rows }]): [string, string[][]] => {
      const lines = rows.map((row) => columns.map((column) => row.get(column) ?? ''));
      return [name, [columns, ...lines]];
    });
    return Object.fromEntries(contents);
  }
}

function write(table: ModelTable, row: Row): void {
  const same = table.rows.find((one) => isAlike(table, one, row));
  if (same === undefined) table.rows.push(row);
  else for (const [column, cell] of row) same.set(column, cell);
}

/** Without a key no row is like another. */
function isAlike({ key }: ModelTable, one: Row, other: Row): boolean {
  return key.length > 0 && key.every((column) => (one.get(column) ?? '') === (other.get(column) ?? ''));
}

function isSame(one: readonly string[], other: readonly string[]): boolean {
  return one.toSorted().join() === other.toSorted().join();
}
