import { kinds } from '../transcode/kinds.ts';
import {
  isListField,
  type LayoutField,
  type LayoutFields,
  type ListField,
  type RecordLayout,
} from '../transcode/layout.ts';
import type { Kinds } from '../transcode/layoutMemory.ts';
import type { RowPrograms } from '../transcode/loadedPlan.ts';
import {
  type Cell,
  emptyCell,
  type HashPart,
  hashedObject,
  type Link,
  type RowProgram,
  rowProgram,
} from '../transcode/rowProgram.ts';
import type { TableRows } from './pageConverter.ts';
import type { Parents } from './pageRows.ts';
import type { StructureNode } from './structureNode.ts';
import type { Field, Layout } from './tableLayout.ts';

export interface ScannedTable extends Layout {
  rows: TableRows;
  cleanPath: string;
  childTables: ReadonlyMap<StructureNode, ScannedTable>;
  /** How records without elements in their lists were last written. */
  known: WeakMap<Kinds, KnownPrograms>;
}

interface KnownPrograms {
  parents: Parents;
  programs: RowPrograms;
}

/** The parent columns of the rows of a layout: their cells and their hashed values. */
export interface ScannedParents {
  cells: readonly [string, Cell][];
  hashed: readonly [string, readonly HashPart[]][];
}

/** A list whose elements are rows of another table, which refer to this row. */
interface ScannedChildren {
  list: ListField;
  table: ScannedTable;
  link: Link;
}

/** The conversion of a layout's records, or of elements of lists, into rows of a table. */
export class ScannedRow {
  readonly children: ScannedChildren[] = [];
  readonly #found: Uint8Array;
  readonly #table: ScannedTable;
  readonly #cells: Cell[];
  readonly #links: Link[] = [];

  private constructor(found: Uint8Array, table: ScannedTable) {
    this.#found = found;
    this.#table = table;
    this.#cells = new Array(table.columns.length).fill(emptyCell);
  }

  /** The row; undefined if a value does not fit its column, or is a row of a table that is not open. */
  static of(
    { fields }: RecordLayout,
    found: Uint8Array,
    table: ScannedTable,
    { cells, hashed }: ScannedParents,
  ): ScannedRow | undefined {
    const row = new ScannedRow(found, table);
    const link = row.#link(table.cleanPath, () => hashedObject(fields, hashed));
    if (!row.#fill(table.fields, fields, link)) return undefined;
    for (const [key, cell] of cells) {
      const column = table.parentColumns.get(key);
      if (column !== undefined) row.#cells[column] = cell;
    }
    return row;
  }

  program(): RowProgram | undefined {
    const lists = this.children.map(({ list }) => list.slot);
    return rowProgram(this.#table.rows, this.#cells, { links: this.#links, lists });
  }

  /** Whether all values fit their cells. */
  #fill(fields: readonly Field[], values: LayoutFields, link: () => Link): boolean {
    return fields.every((field) => {
      const value = values.get(field.key);
      if (value === undefined || this.#isNull(value)) return true;
      if (field.kind === 'object') {
        if (!(value instanceof Map)) return false;
        const { cleanPath } = field.node;
        return this.#fill(
          field.fields,
          value,
          this.#link(cleanPath, () => [...hashedObject(value), link()]),
        );
      }
      if (field.kind === 'list') return isListField(value) && this.#fillList(field, value, link);
      if (typeof value !== 'number') return false;
      this.#cells[field.column] = value;
      return true;
    });
  }

  #fillList({ node, column }: Extract<Field, { kind: 'list' }>, list: ListField, link: () => Link): boolean {
    if (((this.#found[list.slot] ?? 0) & kinds.text) === 0) return true;
    const table = this.#table.childTables.get(node);
    // A quote in a path differs between a cell and the hashed text.
    if (table === undefined || table.cleanPath.includes('"')) return false;
    this.children.push({ list, table, link: link() });
    this.#cells[column] = { link: link(), slot: list.slot };
    return true;
  }

  #isNull(value: LayoutField): boolean {
    if (value instanceof Map) return false;
    return this.#found[typeof value === 'number' ? value : value.slot] === kinds.null;
  }

  /** A link, computed once something refers to it, after those in its text. */
  #link(path: string, hashed: () => HashPart[]): () => Link {
    let link: Link | undefined;
    return () => {
      if (link === undefined) {
        link = { path, hashed: hashed() };
        this.#links.push(link);
      }
      return link;
    };
  }
}
