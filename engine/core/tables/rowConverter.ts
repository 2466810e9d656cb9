import { cellText } from '../json/cellText.ts';
import { isObject, type JsonObject, type JsonValue } from '../json/value.ts';
import { ScannedRecords } from '../transcode/scannedRecords.ts';
import { Link } from './link.ts';
import type { PageConverter, TableRows, TableSink } from './pageConverter.ts';
import { holdsNoData, type PageRows, type Parents, recordOf } from './pageRows.ts';
import type { ScannedTable } from './scannedRow.ts';
import { parentText, writeScanned } from './scannedRows.ts';
import type { Structure } from './structure.ts';
import type { StructureNode } from './structureNode.ts';
import { type Field, haveSameKinds, type Layout, layOutTable, type NewColumns } from './tableLayout.ts';
import { TableNames } from './tableNames.ts';

interface OpenTable extends Layout {
  list: StructureNode;
  parentKeys: readonly string[];
  newNames: NewColumns['newNames'];
  /** The number of names in the data when the table was opened. */
  namesOfData: number;
  rows: TableRows;
  cleanPath: string;
  childTables: Map<StructureNode, OpenTable>;
  known: ScannedTable['known'];
}

const linkKey = 'JSON_parentId';

/**
 * Writes the rows of analysed pages (`docs/format/json-to-csv.md#5-writing-rows` to
 * `docs/format/json-to-csv.md#7-parent-columns`), with state that a second pass does not share.
 */
export class RowConverter implements PageConverter {
  readonly #structure: Structure;
  readonly #sink: TableSink;
  readonly #names: TableNames;
  readonly #tables = new Map<string, OpenTable>();

  constructor(structure: Structure, sink: TableSink) {
    this.#structure = structure;
    this.#sink = sink;
    this.#names = new TableNames(structure.takenNames);
  }

  /** Writes one page. Every page must have been analysed before. */
  convert(page: PageRows): void {
    if (holdsNoData(page)) return;
    const open = this.#tables.get(page.dataType);
    const table = open ?? this.#openRoot(page.dataType);
    const parents = this.#names.withNewKeys(page.parents);
    const hashed = open === undefined ? movedBack(parents, table.newlyRenamed) : parents;
    const writeSlowly = (row: JsonValue) => this.#writeRow(row, page.parents, hashed, table);
    const { rows } = page;
    if (rows instanceof ScannedRecords) {
      const [[hashedLinkKey] = [linkKey]] = this.#names.withNewKeys([[linkKey, null]]);
      const writing = { written: page.parents, hashed, linkKey, hashedLinkKey, writeSlowly };
      if (writeScanned(rows, table, writing)) return;
    }
    for (const row of rows) writeSlowly(row);
  }

  /** Whether the rows so far are as they would be now: no open table has more columns or fills them differently. */
  isCurrent(): boolean {
    return [...this.#tables].every(([dataType, table]) => {
      const known = this.#structure.parentKeys.get(dataType)?.size ?? 0;
      return known === table.parentKeys.length && this.#isCurrent(table);
    });
  }

  #isCurrent(table: OpenTable): boolean {
    const { list, namesOfData, columns, fields, newNames, childTables } = table;
    if (this.#names.countOfData(list) !== namesOfData) return false;
    const now = layOutTable(list, { parents: [], newNames });
    const isSame = now.columns.every((column, index) => column === columns[index]) && haveSameKinds(now.fields, fields);
    return isSame && [...childTables.values()].every((child) => this.#isCurrent(child));
  }

  #openRoot(dataType: string): OpenTable {
    const root = this.#structure.roots.get(dataType);
    if (root === undefined) throw new Error(`"${dataType}" was not analysed.`);
    const table = this.#open(root, [...(this.#structure.parentKeys.get(dataType) ?? [])]);
    this.#tables.set(dataType, table);
    return table;
  }

  #open(list: StructureNode, parentKeys: string[]): OpenTable {
    const newColumns = this.#names.open(list, parentKeys);
    const layout = layOutTable(list, newColumns);
    const { name, isShared } = this.#names.tableName(list.cleanPath, layout.columns);
    const shared = isShared ? this.#shared.get(name) : undefined;
    const rows = shared ?? this.#sink.openTable(name, layout.columns);
    this.#shared.set(name, rows);
    const namesOfData = this.#names.countOfData(list);
    const { newNames } = newColumns;
    const { cleanPath } = list;
    const own = { childTables: new Map(), known: new WeakMap() };
    return { ...layout, list, parentKeys, newNames, namesOfData, rows, cleanPath, ...own };
  }

  readonly #shared = new Map<string, TableRows>();

  #writeRow(row: JsonValue, parents: Parents, hashed: Parents, table: OpenTable): void {
    const cells: string[] = new Array(table.columns.length).fill('');
    const record = recordOf(row);
    this.#fill(record, table.fields, cells, new Link(table.cleanPath, record, hashed), table);
    for (const [key, value] of parents) {
      const column = table.parentColumns.get(key);
      if (column !== undefined) cells[column] = parentText(value);
    }
    table.rows.write(cells);
  }

  #fill(record: JsonObject, fields: readonly Field[], cells: string[], link: Link, table: OpenTable): void {
    for (const field of fields) {
      const value =
        record instanceof Map
          ? record.get(field.key)
          : Object.hasOwn(record, field.key)
            ? record[field.key]
            : undefined;
      if (value === undefined || value === null) continue;
      if (field.kind === 'scalar') cells[field.column] = typeof value === 'string' ? value : cellText(value);
      else if (field.kind === 'list') this.#fillList(value, field, cells, link, table);
      else if (isObject(value))
        this.#fill(value, field.fields, cells, new Link(field.node.cleanPath, value, [], link), table);
    }
  }

  #fillList(
    value: JsonValue,
    { node, column }: Extract<Field, { kind: 'list' }>,
    cells: string[],
    link: Link,
    table: OpenTable,
  ): void {
    const elements = Array.isArray(value) ? value : [value];
    if (elements.length === 0) return;
    cells[column] = link.text;
    const child = table.childTables.get(node) ?? this.#open(node, [linkKey]);
    table.childTables.set(node, child);
    const parents: Parents = [[linkKey, link.text]];
    const hashed = this.#names.withNewKeys(parents);
    for (const element of elements) this.#writeRow(element, parents, hashed, child);
  }
}

/** The order to hash an opening page in: renamed last (`docs/format/json-to-csv.md#72-how-they-become-columns`). */
function movedBack(parents: Parents, keys: ReadonlySet<string>): Parents {
  if (keys.size === 0) return parents;
  return [...parents.filter(([key]) => !keys.has(key)), ...parents.filter(([key]) => keys.has(key))];
}
