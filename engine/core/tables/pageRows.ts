import { jsonText } from '../json/jsonText.ts';
import { isObject, type JsonObject, type JsonValue } from '../json/value.ts';
import type { Records } from '../records/records.ts';

/**
 * Parent columns: their keys and values, computed and in order (`docs/format/json-to-csv.md#71-where-they-come-from`).
 */
export type Parents = readonly [string, JsonValue][];

/** A page as the conversion sees it: records of a data type and the columns that the job adds to each of them. */
export interface PageRows {
  dataType: string;
  rows: Records;
  parents: Parents;
}

/** A page without rows, or with a single null, is ignored (`docs/format/json-to-csv.md#2-pipeline`). */
export function holdsNoData({ rows }: PageRows): boolean {
  return rows.length === 0 || (rows.length === 1 && rows.at(0) === null);
}

/** A row as an object. Any other value becomes the single field `data`, a list as JSON text. */
export function recordOf(row: JsonValue): JsonObject {
  if (isObject(row)) return row;
  return { data: Array.isArray(row) ? (jsonText(row) ?? '') : row };
}
