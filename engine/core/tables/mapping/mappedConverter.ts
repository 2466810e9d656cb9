import { isEmptyInResponse } from '../../json/isEmpty.ts';
import type { JsonValue } from '../../json/value.ts';
import type { Kinds } from '../../transcode/layoutMemory.ts';
import type { RowPrograms } from '../../transcode/loadedPlan.ts';
import { ScannedRecords } from '../../transcode/scannedRecords.ts';
import type { TableRows } from '../pageConverter.ts';
import type { PageRows, Parents } from '../pageRows.ts';
import { columnText, userText } from './cellTexts.ts';
import { mappedPrograms } from './mappedPrograms.ts';
import { PageParents } from './pageParents.ts';
import { RowKey } from './rowKey.ts';
import { type MappingNotes, RowWatch } from './rowWatch.ts';
import type { OwnTableItem, TableItem, TableMapping } from './tableMapping.ts';

interface MappedSink<R extends TableRows = TableRows> {
  /** Opens a table. Called once for each, with its first page or list, even an empty one. */
  openTable(name: string, columns: string[], primaryKey: string[]): R;
}

/** A table that was opened for rows. */
interface MappedTable<R extends TableRows = TableRows> {
  name: string;
  columns: string[];
  primaryKey: string[];
  rows: R;
}

interface OpenTable<R extends TableRows> extends MappedTable<R> {
  mapping: TableMapping;
  watch: RowWatch;
  /** In order of first use. */
  children: Map<TableMapping, OpenTable<R>>;
}

/**
 * Writes the rows of one data type by its mapping, page by page (`docs/format/mapping.md#2-which-rows-are-mapped` to
 * `docs/format/mapping.md#7-header-and-rows`).
 */
export class MappedConverter<R extends TableRows = TableRows> {
  readonly #mapping: TableMapping;
  readonly #sink: MappedSink<R>;
  #top: OpenTable<R> | undefined;
  /** The parent columns of the previous page, and the values made from them. */
  #given: Parents = [];
  #parents = new PageParents(this.#given);
  #programs = new WeakMap<Kinds, RowPrograms>();

  constructor(mapping: TableMapping, sink: MappedSink<R>) {
    this.#mapping = mapping;
    this.#sink = sink;
  }

  /** The open tables: the data type's, then its children depth first (`docs/format/mapping.md#8-files`). */
  get tables(): MappedTable<R>[] {
    if (this.#top === undefined) return [];
    return withDescendants(this.#top).map(({ name, columns, primaryKey, rows }) => ({
      name,
      columns,
      primaryKey,
      rows,
    }));
  }

  /** Notes on the mapping from the rows of each table. */
  get notes(): MappingNotes[] {
    return this.#top === undefined ? [] : withDescendants(this.#top).map(({ watch }) => watch.notes());
  }

  /** Writes one page, at least a header. Throws a UserError for a list or an object that the mapping cannot hold. */
  convert({ rows, parents }: PageRows): void {
    if (parents !== this.#given) {
      this.#given = parents;
      this.#parents = new PageParents(parents);
      this.#programs = new WeakMap();
    }
    this.#top ??= this.#open(this.#mapping);
    const top = this.#top;
    const writeSlowly = (row: JsonValue) => this.#writeRow(row, top, '');
    if (rows instanceof ScannedRecords && this.#writeScanned(rows, top, writeSlowly)) return;
    for (const row of rows) writeSlowly(row);
  }

  /** Writes scanned records without parsing them; false if a column needs more than the text of a value. */
  #writeScanned(
    records: ScannedRecords,
    { watch, rows }: OpenTable<R>,
    writeSlowly: (row: JsonValue) => void,
  ): boolean {
    const programs =
      this.#programs.get(records.kinds) ?? mappedPrograms(records, this.#mapping, this.#parents, watch.counting(rows));
    if (programs === undefined || !watch.canSee(records)) return false;
    this.#programs.set(records.kinds, programs);
    watch.lookAtScanned(records, programs);
    return records.write(programs, writeSlowly);
  }

  #open(mapping: TableMapping): OpenTable<R> {
    const { name, columns, primaryKey } = mapping;
    const rows = this.#sink.openTable(name, columns, primaryKey);
    return { name, columns, primaryKey, rows, mapping, watch: new RowWatch(mapping), children: new Map() };
  }

  #writeRow(row: JsonValue, table: OpenTable<R>, parentKey: string): void {
    const { mapping } = table;
    const key = mapping.feedsTables ? new RowKey(mapping, row, this.#parents, parentKey) : undefined;
    const cells: string[] = [];
    for (const item of mapping.items) {
      if (item.kind === 'column') {
        const value = item.read(row);
        cells.push(typeof value === 'string' ? value : columnText(value, item, row, mapping));
      } else if (item.kind === 'user') cells.push(userText(item, this.#parents, mapping));
      else if (item.kind === 'own-table') this.#writeOwnRows(item, row, table, parentKey);
      else if (key !== undefined) {
        const link = this.#writeChildren(item, row, table, key);
        if (item.hasLink) cells.push(link);
      }
    }
    if (mapping.parentColumn !== undefined) cells.push(parentKey);
    table.watch.see(row, cells);
    table.rows.write(cells);
  }

  #writeOwnRows(item: OwnTableItem, row: JsonValue, table: OpenTable<R>, parentKey: string): void {
    const value = item.read(row) ?? null;
    if (isEmptyInResponse(value)) return;
    for (const element of Array.isArray(value) ? value : [value]) this.#writeRow(element, table, parentKey);
  }

  /** Writes the rows of another table. Returns the key by which they refer to this row; empty if there are none. */
  #writeChildren({ read, table: childMapping }: TableItem, row: JsonValue, table: OpenTable<R>, key: RowKey): string {
    const value = read(row) ?? null;
    const hasKey = table.primaryKey.length > 0;
    if (!hasKey && isEmptyInResponse(value)) return '';
    // A hash is computed only if a cell holds it; a primary key always, because an invalid one is an error.
    const link = hasKey || childMapping.parentColumn !== undefined ? key.text : '';
    const child = table.children.get(childMapping) ?? this.#open(childMapping);
    table.children.set(childMapping, child);
    for (const element of Array.isArray(value) ? value : [value]) this.#writeRow(element, child, link);
    return link;
  }
}

function withDescendants<R extends TableRows>(table: OpenTable<R>): OpenTable<R>[] {
  return [table, ...[...table.children.values()].flatMap(withDescendants)];
}
