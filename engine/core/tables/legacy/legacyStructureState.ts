import { UserError } from '../../errors.ts';
import {
  entriesOf,
  getField,
  isList,
  isObject,
  type JsonObject,
  type JsonValue,
  objectFrom,
} from '../../json/value.ts';
import { type ColumnType, isColumnType } from './columnType.ts';
import { LegacyStructure } from './legacyStructure.ts';

/** The version of the legacy structure in the state file. */
export const legacyStructVersion = 2;

/** The structure as in `json_parser.struct` of the state (`docs/format/json-to-csv.md#123-legacy-conversion`). */
export function writeLegacyStructure({ tables }: LegacyStructure): JsonObject {
  return objectFrom(
    [...tables].map(([path, columns]): [string, JsonValue] => [path, columns.size === 0 ? [] : objectFrom(columns)]),
  );
}

/** Reads the structure that an earlier legacy run left in the state. Throws a UserError if it is damaged. */
export function readLegacyStructure(state: JsonObject): LegacyStructure {
  const structure = new LegacyStructure();
  if (getField(state, 'json_parser.structVersion') !== legacyStructVersion) return structure;
  for (const [path, columns] of fieldsOf(getField(state, 'json_parser.struct') ?? {}, 'json_parser.struct')) {
    structure.tables.set(path, readColumns(columns, path));
  }
  return structure;
}

function readColumns(columns: JsonValue, path: string): Map<string, ColumnType> {
  return new Map(
    fieldsOf(columns, path).map(([key, type]): [string, ColumnType] => {
      if (!isColumnType(type)) throw brokenStructure(`${path}.${key}`);
      return [key, type];
    }),
  );
}

/** The fields of an object; the platform writes keys 0, 1, 2… as a list, and an empty object as an empty list. */
function fieldsOf(value: JsonValue, path: string): [string, JsonValue][] {
  if (isList(value)) return value.map((field, index) => [String(index), field]);
  if (!isObject(value)) throw brokenStructure(path);
  return entriesOf(value);
}

function brokenStructure(path: string): UserError {
  return new UserError(
    'state.broken-structure',
    `The state file's "json_parser.struct" is damaged at "${path}". Remove it from the state to start again.`,
  );
}
