import { isTreeObject, Scalar, type Tree, type TreeObject } from './randomPages.ts';

/** Keys from the data type down to a place, as one text. */
export type Place = string;

/** A row that a record, or an element of a list in it, must become. */
export interface ExpectedRow {
  /** The list that it is an element of. */
  list: Place;
  /** Absent for a record. */
  parent: ExpectedRow | undefined;
  cells: Map<Place, string>;
}

/** Keys as a place; an element of a list is at the place of its list. */
export function placeOf(keys: readonly string[]): Place {
  return JSON.stringify(keys);
}

/**
 * Every row that these records must become, a parent before its children. A field that is a list in one record is one in
 * all of them, where a single value is its only element.
 */
export function expectedRows(records: readonly Tree[]): ExpectedRow[] {
  const lists = new Set<Place>();
  for (const record of records) findLists(record, [], lists);
  const rows: ExpectedRow[] = [];
  for (const record of records) new RowWalk(lists, rows).addRow(record, [], undefined);
  return rows;
}

function findLists(tree: Tree, keys: readonly string[], lists: Set<Place>): void {
  if (Array.isArray(tree)) {
    lists.add(placeOf(keys));
    for (const element of tree) findLists(element, keys, lists);
  } else if (tree !== null && isTreeObject(tree)) {
    for (const [key, field] of tree) findLists(field, [...keys, key], lists);
  }
}

class RowWalk {
  readonly #lists: ReadonlySet<Place>;
  readonly #rows: ExpectedRow[];

  constructor(lists: ReadonlySet<Place>, rows: ExpectedRow[]) {
    this.#lists = lists;
    this.#rows = rows;
  }

  addRow(tree: Tree, keys: readonly string[], parent: ExpectedRow | undefined): void {
    const row: ExpectedRow = { list: placeOf(keys), parent, cells: new Map() };
    this.#rows.push(row);
    if (tree instanceof Scalar) row.cells.set(placeOf([...keys, 'data']), tree.cell);
    else if (tree !== null && isTreeObject(tree)) this.#addFields(tree, keys, row);
  }

  #addFields(object: TreeObject, keys: readonly string[], row: ExpectedRow): void {
    for (const [key, field] of object) {
      const below = [...keys, key];
      const isList = this.#lists.has(placeOf(below));
      if (field === null) continue;
      if (isList) for (const element of Array.isArray(field) ? field : [field]) this.addRow(element, below, row);
      else if (field instanceof Scalar) row.cells.set(placeOf(below), field.cell);
      else if (isTreeObject(field)) this.#addFields(field, below, row);
    }
  }
}
