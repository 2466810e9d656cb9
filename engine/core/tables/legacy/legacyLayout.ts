import { isListType } from './columnType.ts';
import { legacyHeader, legacyName } from './legacyNames.ts';
import type { LegacyStructure } from './legacyStructure.ts';

/** How to write one key of a record. */
export type LegacyField =
  | { kind: 'cell'; key: string; column: number }
  | { kind: 'object'; key: string; path: string; fields: LegacyField[] }
  | { kind: 'list'; key: string; path: string; column: number };

/** The columns of a table and how a record fills them. Created once per table. */
export interface LegacyLayout {
  path: string;
  columns: string[];
  fields: LegacyField[];
  parentColumns: Map<string, number>;
  /** Whether the data has a field with the key of a parent column. Such a field is ignored. */
  hidesData: boolean;
}

type Tables = LegacyStructure['tables'];
type ColumnOf = (name: string) => number;

/**
 * Lays out a table (`docs/format/json-to-csv.md#123-legacy-conversion`): its data, then the parent columns, which keep
 * their names. Values go to the first column of their name; a column renamed because its name was taken stays empty.
 */
export function layOutLegacyTable(tables: Tables, path: string, parentKeys: readonly string[]): LegacyLayout {
  const columns = legacyHeader([...columnTexts(tables, path), ...parentKeys]);
  const places = new Map(columns.map((name, place) => [name, place]));
  const columnOf = (name: string) => {
    const place = places.get(name);
    if (place === undefined) throw new Error(`"${path}" has no column "${name}".`);
    return place;
  };
  return {
    path,
    columns,
    fields: layOutFields(tables, path, columnOf),
    parentColumns: new Map(parentKeys.map((key) => [key, columnOf(legacyName(key))])),
    hidesData: parentKeys.some((key) => tables.get(path)?.has(key)),
  };
}

/** The texts after which columns are named: a key, or for a nested object its name with those of its columns. */
function columnTexts(tables: Tables, path: string): string[] {
  return [...(tables.get(path) ?? [])].flatMap(([key, type]) =>
    type === 'object'
      ? legacyHeader(columnTexts(tables, `${path}.${key}`)).map((name) => `${legacyName(key)}_${name}`)
      : [key],
  );
}

function layOutFields(tables: Tables, path: string, columnOf: ColumnOf): LegacyField[] {
  return [...(tables.get(path) ?? [])].map(([key, type]): LegacyField => {
    const name = legacyName(key);
    const below = `${path}.${key}`;
    if (type === 'object') {
      const nestedColumn = (nested: string) => columnOf(legacyName(`${name}_${nested}`));
      return { kind: 'object', key, path: below, fields: layOutFields(tables, below, nestedColumn) };
    }
    const column = columnOf(name);
    return isListType(type) ? { kind: 'list', key, path: below, column } : { kind: 'cell', key, column };
  });
}
