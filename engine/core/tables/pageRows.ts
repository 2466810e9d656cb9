import { jsonText } from '../json/jsonText.ts';
import { isObject, type JsonObject, type JsonValue } from '../json/value.ts';
import type { Records } from '../records/records.ts';

/** The keys and values of parent columns, in order (`docs/format/json-to-csv.md#71-where-they-come-from`). */
export type Parents = readonly [string, JsonValue][];

/** A page for the conversion: records of a data type and the columns that the job adds to each of them. */
export interface PageRows {
  dataType: string;
  rows: Records;
  parents: Parents;
}

/** Whether a page has no rows, or a single null, so that it is ignored (`docs/format/json-to-csv.md#2-pipeline`). */
export function holdsNoData({ rows }: PageRows): boolean {
  return rows.length === 0 || (rows.length === 1 && rows.at(0) === null);
}

/** A row as an object. Any other value becomes the single field `data`, a list as JSON text. */
export function recordOf(row: JsonValue): JsonObject {
  if (isObject(row)) return row;
  return { data: Array.isArray(row) ? (jsonText(row) ?? '') : row };
}
