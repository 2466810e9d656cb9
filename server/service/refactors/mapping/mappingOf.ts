import { type JsonObject, type JsonValue, objectFrom } from '@pagewright/core/json/value';
import { mappingItem } from '@pagewright/core/schema/generated/options';
import { propertyOf, type ShapeSchema, typesOf } from '@pagewright/core/shapes/shapes';
import { isIntegerKey } from '@pagewright/core/tables/mapping/integerKey';
import { safeName, takeName } from '@pagewright/core/tables/safeName';
import { elementShape } from '../../shapes/elementShape.ts';
import type { ParentColumnNames } from './parentColumnNames.ts';
import { pathsOfRecord, type RecordPath } from './pathsOfRecord.ts';

interface MappedType {
  name: string;
  parentColumns: ParentColumnNames;
  /** Names of tables that are already in use. */
  takenTables: readonly string[];
}

/** A table under construction. */
interface Table {
  name: string;
  /** The columns of this table. */
  columns: Set<string>;
  /** All tables of the run. */
  tables: Set<string>;
}

/**
 * The mapping for records of this shape, with tables for their lists at all levels; undefined if nothing is known
 * about the contents of a record. If a record always has a single value named `id`, it becomes the primary key, with
 * the columns of its parents, since ids may start over below each of them.
 */
export function mappingOf(
  record: ShapeSchema,
  { name, parentColumns, takenTables }: MappedType,
): JsonObject | undefined {
  const table: Table = { name, columns: new Set(), tables: new Set([...takenTables, name]) };
  const paths = pathsOfRecord(record);
  if (paths.length === 0) return undefined;
  const hasKey = canHaveKey(record);
  const items = itemsOf(paths, table, hasKey);
  const written = new Set(items.map(([path]) => path));
  const userItem = (key: string, isKey: boolean): [string, JsonValue][] =>
    written.has(key)
      ? []
      : [[key, columnItem(takeName(safeName(key) || 'data', table.columns), { type: 'user', isKey })]];
  const keys = parentColumns.keys.flatMap((key) => userItem(key, hasKey));
  const data = parentColumns.data
    .filter((key) => !parentColumns.keys.includes(key))
    .flatMap((key) => userItem(key, false));
  return objectFrom([...items, ...keys, ...data]);
}

/**
 * Whether a record can have a key. With one, a missing list would become an empty row in its table
 * (`docs/format/mapping.md#5-tables`).
 */
function canHaveKey(record: ShapeSchema): boolean {
  return isKeyShape(record) && pathsOfRecord(record).every((path) => path.isAlways || !isTable(path));
}

/** The items of a table. Columns get their names before tables, each of which adds a column of its name. */
function itemsOf(paths: readonly RecordPath[], table: Table, hasKey: boolean): [string, JsonValue][] {
  const destinations = new Map(paths.map((path) => [path, isTable(path) ? '' : columnName(path, table)]));
  return paths.map((path) => {
    const destination = destinations.get(path) ?? '';
    if (isTable(path)) return [path.path, tableItem(path, table)];
    const isKey = hasKey && path.steps.length === 1 && path.steps[0] === 'id';
    return [path.path, columnItem(destination, { ...path, isKey, keepsJson: !isScalar(path.shape) })];
  });
}

function columnName({ steps }: RecordPath, { columns }: Table): string {
  return takeName(safeName(steps.join('.')) || 'data', columns);
}

/** Whether a path is known to have rows; the columns of lists that were always empty are unknown. */
function isTable({ steps, shape }: RecordPath): boolean {
  const rows = steps.length > 0 && typesOf(shape).includes('array') ? elementShape(shape) : undefined;
  return rows !== undefined && pathsOfRecord(rows).length > 0;
}

/** A table for the elements of a list, with a link to their record. */
function tableItem({ steps, delimiter, shape }: RecordPath, parent: Table): JsonObject {
  const rows = elementShape(shape) ?? {};
  const taken = new Set([...parent.tables, ...parent.columns]);
  const name = takeName(safeName(`${parent.name}_${steps.join('.')}`), taken);
  parent.tables.add(name);
  parent.columns.add(name);
  const table: Table = { name, columns: new Set(), tables: parent.tables };
  const hasKey = canHaveKey(rows);
  const mapping = itemsOf(pathsOfRecord(rows), table, hasKey);
  const parentKey = takeName(`${parent.name}_pk`, table.columns);
  return {
    type: 'table',
    ...(delimiter !== mappingItem.delimiter && { delimiter }),
    destination: name,
    parentKey: { destination: parentKey, ...(hasKey && { primaryKey: true }) },
    tableMapping: objectFrom(mapping),
  };
}

function isScalar(shape: ShapeSchema): boolean {
  const types = typesOf(shape).filter((type) => type !== 'null');
  return types.length > 0 && types.every((type) => type !== 'object' && type !== 'array');
}

/** The options of a column that is not just the value at its path. */
interface ColumnOptions {
  type?: 'user';
  path?: string;
  delimiter?: string;
  isKey?: boolean;
  /** Whether lists and objects become JSON text. */
  keepsJson?: boolean;
}

/** The item of a mapping that fills a column; the short form if that is enough (`docs/format/mapping.md#1-shape`). */
function columnItem(destination: string, options: ColumnOptions): JsonValue {
  const { type, path = '', delimiter = mappingItem.delimiter, isKey = false, keepsJson = false } = options;
  const isPlain =
    type === undefined && delimiter === mappingItem.delimiter && !isKey && !keepsJson && !isIntegerKey(path);
  if (isPlain) return destination;
  return {
    type: type ?? mappingItem.type,
    ...(delimiter !== mappingItem.delimiter && { delimiter }),
    mapping: { destination, ...(isKey && { primaryKey: true }) },
    ...(keepsJson && { forceType: true }),
  };
}

/** Whether every record was an object with a text or an integer named `id`. */
function isKeyShape(record: ShapeSchema): boolean {
  const id = propertyOf(record, 'id');
  if (id === undefined || !record.required?.includes('id')) return false;
  const types = typesOf(id);
  const isRecord = typesOf(record).every((type) => type === 'object');
  return isRecord && types.length > 0 && types.every((type) => type === 'string' || type === 'integer');
}
