import { cellText } from '../../json/cellText.ts';
import { textOf } from '../../json/textOf.ts';
import {
  entriesOf,
  getField,
  isList,
  isObject,
  type JsonObject,
  type JsonValue,
  objectFrom,
} from '../../json/value.ts';
import { Link } from '../link.ts';
import type { TableRows, TableSink } from '../pageConverter.ts';
import type { PageRows, Parents } from '../pageRows.ts';
import { recordOf } from '../pageRows.ts';
import { takeName } from '../safeName.ts';
import { type LegacyField, type LegacyLayout, layOutLegacyTable } from './legacyLayout.ts';
import { legacyName } from './legacyNames.ts';
import type { LegacyStructure } from './legacyStructure.ts';

interface OpenTable extends LegacyLayout {
  rows: TableRows;
}

const linkKey = 'JSON_parentId';

/** Writes rows of analysed, not ignored pages in legacy form (`docs/format/json-to-csv.md#123-legacy-conversion`). */
export class LegacyRowConverter {
  readonly #structure: LegacyStructure;
  readonly #sink: TableSink;
  readonly #roots = new Map<string, OpenTable>();
  readonly #children = new Map<string, OpenTable>();
  /** Tables by name, with their header as one text. */
  readonly #named = new Map<string, { header: string; rows: TableRows }>();

  constructor(structure: LegacyStructure, sink: TableSink) {
    this.#structure = structure;
    this.#sink = sink;
  }

  /** Writes one page. A page without rows still creates its table with a header. */
  convert(page: PageRows): void {
    if (this.#structure.ignores(page)) return;
    const table = this.#roots.get(page.dataType) ?? this.#openRoot(page.dataType);
    for (const row of page.rows) this.#writeRow(row, page.parents, table);
  }

  #openRoot(dataType: string): OpenTable {
    if (!this.#structure.tables.has(dataType)) throw new Error(`"${dataType}" was not analysed.`);
    const table = this.#open(dataType, [...(this.#structure.parentKeys.get(dataType) ?? [])]);
    this.#roots.set(dataType, table);
    return table;
  }

  #openChild(path: string): OpenTable {
    const table = this.#open(path, [linkKey]);
    this.#children.set(path, table);
    return table;
  }

  #open(path: string, parentKeys: string[]): OpenTable {
    const layout = layOutLegacyTable(this.#structure.tables, path, parentKeys);
    return { ...layout, rows: this.#rowsOf(legacyName(path), layout.columns) };
  }

  /** The rows of a table. Two paths with one name share it if their headers are equal; else the later is renamed. */
  #rowsOf(wanted: string, columns: string[]): TableRows {
    const header = JSON.stringify(columns);
    const same = this.#named.get(wanted);
    if (same?.header === header) return same.rows;
    const name = takeName(wanted, new Set(this.#named.keys()));
    const rows = this.#sink.openTable(name, columns);
    this.#named.set(name, { header, rows });
    return rows;
  }

  #writeRow(row: JsonValue, parents: Parents, table: OpenTable): void {
    const cells: string[] = new Array(table.columns.length).fill('');
    const record = recordOf(row);
    const data = table.hidesData ? withoutParents(record, parents) : record;
    this.#fill(data, table.fields, cells, new Link(table.path, record, parents));
    for (const [key, value] of parents) {
      const column = table.parentColumns.get(key);
      if (column !== undefined) cells[column] = textOf(value) ?? '';
    }
    table.rows.write(cells);
  }

  #fill(record: JsonObject, fields: readonly LegacyField[], cells: string[], link: Link): void {
    for (const field of fields) {
      const value = getField(record, field.key);
      if (value === undefined || value === null || (isList(value) && value.length === 0)) continue;
      if (field.kind === 'cell') cells[field.column] = cellText(value);
      else if (field.kind === 'list') this.#fillList(isList(value) ? value : [value], field, cells, link);
      else if (isObject(value)) this.#fill(value, field.fields, cells, new Link(field.path, value, [], link));
    }
  }

  #fillList(
    elements: readonly JsonValue[],
    { path, column }: Extract<LegacyField, { kind: 'list' }>,
    cells: string[],
    link: Link,
  ): void {
    cells[column] = link.text;
    const child = this.#children.get(path) ?? this.#openChild(path);
    for (const element of elements) this.#writeRow(element, [[linkKey, link.text]], child);
  }
}

/** A record without the fields that parent columns replace. */
function withoutParents(record: JsonObject, parents: Parents): JsonObject {
  const keys = new Set(parents.map(([key]) => key));
  return objectFrom(entriesOf(record).filter(([key]) => !keys.has(key)));
}
