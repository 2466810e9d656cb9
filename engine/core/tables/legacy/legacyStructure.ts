import { isList, isObject, type JsonObject, type JsonValue } from '../../json/value.ts';
import type { Records } from '../../records/records.ts';
import { addParentKeys } from '../addParentKeys.ts';
import { holdsNoData, type PageRows } from '../pageRows.ts';
import { typeConflict } from '../typeConflict.ts';
import { type ColumnType, elementType, isListType, listOf, mergeTypes, type ValueType } from './columnType.ts';

/** The columns of a table or of a nested object, in order of first appearance. */
type LegacyColumns = Map<string, ColumnType>;

/** The column of values that are not objects. */
const dataColumn = 'data';

/**
 * The legacy columns of a run's records (`docs/format/json-to-csv.md#123-legacy-conversion`), by the path of their
 * table: `<dataType>` or `<dataType>.<key>.<key>…`. Grows page by page.
 */
export class LegacyStructure {
  readonly tables = new Map<string, LegacyColumns>();
  /** Keys of the parent columns of each data type, in order, over all pages. */
  readonly parentKeys = new Map<string, Set<string>>();
  /** Called once for each path with a list within a list, which becomes JSON text. */
  onNestedList: (path: string) => void = () => undefined;
  readonly #nestedLists = new Set<string>();
  #version = 0;

  /** Incremented whenever the tables or columns change. */
  get version(): number {
    return this.#version;
  }

  /** Whether to ignore a page, which is not kept: it has no data, and its data type is unknown when it comes. */
  ignores(page: PageRows): boolean {
    return holdsNoData(page) && !this.tables.has(page.dataType);
  }

  /** Analyses a page. Throws a UserError if its values contradict each other or earlier pages. */
  analyse(page: PageRows): void {
    if (this.ignores(page)) return;
    if (addParentKeys(this.parentKeys, page)) this.#version++;
    this.#visitElements(page.rows, page.dataType, 'NULL');
  }

  /** The type of the last element. All elements, also those of earlier lists here, must have the same type. */
  #visitElements(list: Records, path: string, known: ValueType): ValueType {
    let common = known;
    let last: ValueType = 'NULL';
    for (const element of list) {
      last = this.#visitElement(element, path);
      if (last === 'NULL') continue;
      if (common !== 'NULL' && common !== last) throw mixedList(path, common, last);
      common = last;
    }
    return last;
  }

  #visitElement(element: JsonValue, path: string): ValueType {
    if (isObject(element)) return this.#visitObject(element, path);
    if (element === null) {
      this.#store(path, this.#columnsAt(path));
      return 'NULL';
    }
    if (isList(element)) this.#tellNestedList(path);
    this.#visitData(path);
    return 'scalar';
  }

  #visitData(path: string): void {
    const columns = this.#columnsAt(path);
    if (columns.get(dataColumn) !== 'scalar') this.#record(columns, dataColumn, 'scalar', path);
    this.#store(path, columns);
  }

  #visitObject(object: JsonObject, path: string): 'object' {
    const columns = this.#columnsAt(path);
    // Avoids a list of entries for every record. Objects of JSON.parse have no inherited keys.
    if (object instanceof Map) for (const [key, value] of object) this.#visitField(value, key, columns, path);
    else for (const key in object) this.#visitField(object[key] ?? null, key, columns, path);
    this.#store(path, columns);
    return 'object';
  }

  #visitField(value: JsonValue, key: string, columns: LegacyColumns, path: string): void {
    if (isEmptyObject(value)) return;
    const known = columns.get(key);
    const type = this.#typeOf(value, key, known ?? 'NULL', path);
    if (type !== known) this.#record(columns, key, type, path);
  }

  #typeOf(value: JsonValue, key: string, known: ColumnType, path: string): ColumnType {
    if (value === null) return 'NULL';
    if (isObject(value)) return this.#visitObject(value, `${path}.${key}`);
    if (!isList(value)) return 'scalar';
    return value.length === 0 ? 'NULL' : listOf(this.#visitElements(value, `${path}.${key}`, elementType(known)));
  }

  #record(columns: LegacyColumns, key: string, type: ColumnType, path: string): void {
    const known = columns.get(key);
    const merged = known === undefined ? type : mergeTypes(known, type);
    if (merged === undefined) throw contradiction(`${path}.${key}`, known ?? type, type);
    if (merged === known) return;
    columns.set(key, merged);
    this.#version++;
    // A list that held only nulls so far has no column yet for a scalar that counts as one of its elements.
    if (merged === 'arrayOfscalar') this.#visitData(`${path}.${key}`);
  }

  #columnsAt(path: string): LegacyColumns {
    return this.tables.get(path) ?? new Map();
  }

  /** Stores columns after those nested in them, as in the state file. */
  #store(path: string, columns: LegacyColumns): void {
    if (this.tables.has(path)) return;
    this.tables.set(path, columns);
    this.#version++;
  }

  #tellNestedList(path: string): void {
    if (!this.#nestedLists.has(path)) this.onNestedList(path);
    this.#nestedLists.add(path);
  }
}

/** Whether an object is empty or contains only such objects, so that it has no column. */
function isEmptyObject(value: JsonValue): boolean {
  if (!isObject(value)) return false;
  const fields = value instanceof Map ? [...value.values()] : Object.values(value);
  return fields.every(isEmptyObject);
}

function contradiction(path: string, known: ColumnType, type: ColumnType): Error {
  return typeConflict(`"${path}" holds ${describe(known)} and ${describe(type)}.`);
}

function describe(type: ColumnType): string {
  return `${isListType(type) ? 'a list' : 'a value'} of type "${elementType(type)}"`;
}

function mixedList(path: string, known: ValueType, type: ValueType): Error {
  return typeConflict(`The list "${path}" holds ${describe(known)} and ${describe(type)}.`);
}
