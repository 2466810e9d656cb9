import { isObject, type JsonValue, keysOf } from '../../json/value.ts';
import { emptyKinds } from '../../transcode/kinds.ts';
import type { RecordLayout } from '../../transcode/layout.ts';
import type { Cell, RowBytes, RowProgram } from '../../transcode/rowProgram.ts';
import type { ScannedRecords } from '../../transcode/scannedRecords.ts';
import type { ColumnItem, MappingItem, TableMapping } from './tableMapping.ts';

/** Notes on a mapping from the rows of its table. */
export interface MappingNotes {
  table: string;
  /** JSON pointer of the mapping. */
  pointer: string;
  rows: number;
  /** Columns that are empty in every row, with the pointers of their items. */
  emptyColumns: { column: string; pointer: string }[];
  /** Fields of the first rows that no item reads, in order of appearance. */
  unmappedFields: string[];
}

/** The number of rows from which the fields are known. */
export const rowsLookedAt = 100;
const maxFields = 50;

/** Watches the rows of a table for empty columns and unread fields, at little cost after the first rows. */
export class RowWatch {
  readonly #mapping: TableMapping;
  readonly #unmapped = new Set<string>();
  #empty: { item: ColumnItem; cell: number }[];
  #rows = 0;

  constructor(mapping: TableMapping) {
    this.#mapping = mapping;
    const withCells = mapping.items.filter(hasCell);
    this.#empty = withCells.flatMap((item, cell) => (item.kind === 'column' ? [{ item, cell }] : []));
  }

  /** Adds a row with its cells. */
  see(row: JsonValue, cells: readonly string[]): void {
    this.#rows++;
    if (this.#empty.length > 0 && this.#empty.some(({ cell }) => cells[cell] !== '')) {
      this.#empty = this.#empty.filter(({ cell }) => cells[cell] === '');
    }
    if (this.#rows <= rowsLookedAt && isObject(row)) this.#lookAt(keysOf(row));
  }

  /** Whether scanned records can be added: the first rows are read in order. */
  canSee({ hasSlow }: ScannedRecords): boolean {
    return !hasSlow || this.#rows >= rowsLookedAt;
  }

  /** Looks at scanned records before they are written. */
  lookAtScanned(records: ScannedRecords, programs: ReadonlyMap<RecordLayout, RowProgram>): void {
    const room = rowsLookedAt - this.#rows;
    for (const [layout, first] of records.firsts()) if (first < room) this.#lookAt([...layout.fields.keys()]);
    this.#empty = this.#empty.filter(({ cell }) =>
      [...programs].every(([layout, { cells }]) => staysEmpty(cells[cell], records.kinds.get(layout))),
    );
  }

  /** Counts rows that are written without being read. */
  counting(rows: RowBytes): RowBytes {
    return {
      writeLines: (lines, count) => {
        this.#rows += count;
        rows.writeLines(lines, count);
      },
    };
  }

  notes(): MappingNotes {
    const { name, pointer } = this.#mapping;
    const empty = this.#rows === 0 ? [] : this.#empty;
    return {
      table: name,
      pointer,
      rows: this.#rows,
      emptyColumns: empty.map(({ item }) => ({ column: item.destination, pointer: item.pointer })),
      unmappedFields: [...this.#unmapped],
    };
  }

  #lookAt(keys: readonly string[]): void {
    const { fields } = this.#mapping;
    if (fields === undefined) return;
    for (const key of keys) if (!fields.has(key) && this.#unmapped.size < maxFields) this.#unmapped.add(key);
  }
}

/** Whether a column stays empty; a finished cell is that of a column that the records do not have. */
function staysEmpty(cell: Cell | undefined, found: Uint8Array | undefined): boolean {
  return typeof cell !== 'number' || ((found?.[cell] ?? 0) & ~emptyKinds) === 0;
}

function hasCell(item: MappingItem): boolean {
  return item.kind === 'column' || item.kind === 'user' || (item.kind === 'table' && item.hasLink);
}

/** Joins the notes of all buckets and iterations by mapping: a column is empty if it is empty in all rows. */
export function joinMappingNotes(notes: readonly MappingNotes[]): MappingNotes[] {
  const joined = new Map<string, MappingNotes>();
  for (const note of notes) {
    if (note.rows === 0) continue;
    const before = joined.get(note.pointer);
    joined.set(note.pointer, before === undefined ? note : join(before, note));
  }
  return [...joined.values()];
}

function join(first: MappingNotes, second: MappingNotes): MappingNotes {
  const isEmpty = new Set(second.emptyColumns.map(({ pointer }) => pointer));
  return {
    ...first,
    rows: first.rows + second.rows,
    emptyColumns: first.emptyColumns.filter(({ pointer }) => isEmpty.has(pointer)),
    unmappedFields: [...new Set([...first.unmappedFields, ...second.unmappedFields])],
  };
}
