import assert from 'node:assert/strict';
import type { ExpectedRow, Place } from './expectedRows.ts';
import { isUnique } from './randomPages.ts';

/** The tables of a run by name, the header first. */
export type Tables = ReadonlyMap<string, string[][]>;

interface FoundRow {
  table: string;
  number: number;
}

/** Finds the rows that were expected in tables whose names and columns it knows nothing of, by the scalars in them. */
export class FoundRows {
  readonly #tables: Tables;
  readonly #cells = new Map<string, (FoundRow & { column: number })[]>();
  readonly #rows = new Map<ExpectedRow, FoundRow>();
  /** The column of each place. */
  readonly #columns = new Map<Place, number>();

  constructor(tables: Tables, expected: readonly ExpectedRow[]) {
    this.#tables = tables;
    for (const [table, rows] of tables) rows.forEach((cells, number) => void this.#index(table, number, cells));
    for (const row of expected) this.#find(row);
    this.#assertOwnColumns(expected);
  }

  #index(table: string, number: number, cells: readonly string[]): void {
    if (number === 0) return;
    cells.forEach((cell, column) => {
      if (!isUnique(cell)) return;
      this.#cells.set(cell, [...(this.#cells.get(cell) ?? []), { table, number, column }]);
    });
  }

  /** Every scalar is in one cell, all of a row in one row, and those of one place in one column. */
  #find(row: ExpectedRow): void {
    for (const [place, cell] of row.cells) {
      if (!isUnique(cell)) continue;
      const [found, ...others] = this.#cells.get(cell) ?? [];
      assert.ok(found !== undefined, `${JSON.stringify(cell)} of ${place} is nowhere`);
      assert.equal(others.length, 0, `${JSON.stringify(cell)} of ${place} is there twice`);
      const { table, number, column } = found;
      assert.deepEqual(this.#rows.get(row) ?? { table, number }, { table, number }, `the row of ${place}`);
      assert.equal(this.#columns.get(place) ?? column, column, `the column of ${place}`);
      this.#rows.set(row, { table, number });
      this.#columns.set(place, column);
    }
  }

  #assertOwnColumns(expected: readonly ExpectedRow[]): void {
    const places = new Map<string, Place>();
    for (const { list, cells } of expected) {
      for (const place of cells.keys()) {
        const column = this.#columns.get(place);
        if (column === undefined) continue;
        const key = `${list} ${column}`;
        assert.equal(places.get(key) ?? place, place, `two places share a column of ${list}`);
        places.set(key, place);
      }
    }
  }

  /** A repeated value is in its cell too, and the cell of a missing value is empty. */
  assertCells(expected: readonly ExpectedRow[]): void {
    const placesOf = new Map<Place, Set<Place>>();
    for (const { list, cells } of expected) {
      placesOf.set(list, new Set([...(placesOf.get(list) ?? []), ...cells.keys()]));
    }
    for (const row of expected) {
      const cells = this.cellsOf(row);
      for (const place of cells === undefined ? [] : (placesOf.get(row.list) ?? [])) {
        const column = this.#columns.get(place);
        if (column !== undefined) assert.equal(cells?.[column], row.cells.get(place) ?? '', place);
      }
    }
  }

  /** The rows of a list stand in the order of its elements. */
  assertOrder(expected: readonly ExpectedRow[]): void {
    const last = new Map<Place, number>();
    for (const row of expected) {
      const { number } = this.#rows.get(row) ?? {};
      if (number === undefined) continue;
      assert.ok(number > (last.get(row.list) ?? 0), `row ${number} of ${row.list} stands before its time`);
      last.set(row.list, number);
    }
  }

  /** A child row ends with the link that its parent has in the column of the list, and only there. */
  assertLinks(expected: readonly ExpectedRow[], dataType: string): void {
    const linkColumns = new Map<Place, number>();
    for (const row of expected) {
      const { list, parent } = row;
      const [cells, parentCells] = [this.cellsOf(row), parent && this.cellsOf(parent)];
      if (cells === undefined || parentCells === undefined) continue;
      const link = cells.at(-1) ?? '';
      const path = [dataType, ...(JSON.parse(list) as string[]).slice(0, -1)].join('.');
      assert.equal(link.slice(0, -32), `${path}_`, `the link of ${list}`);
      assert.match(link.slice(-32), /^[0-9a-f]{32}$/);
      const known = linkColumns.get(list);
      const column = known ?? parentCells.indexOf(link);
      if (known === undefined && parentCells.indexOf(link) === parentCells.lastIndexOf(link)) {
        linkColumns.set(list, column);
      }
      assert.equal(parentCells[column], link, `the link of ${list} in its parent`);
    }
  }

  /** The cells of a row; undefined where it holds nothing to find it by. */
  cellsOf(row: ExpectedRow): string[] | undefined {
    const found = this.#rows.get(row);
    return found && this.#tables.get(found.table)?.[found.number];
  }
}
