import { jsonText } from '../json/jsonText.ts';
import { isObject, type JsonObject, type JsonValue } from '../json/value.ts';

/** A row that is no object is one with the single field `data`; a list in it is written as JSON text. */
export function recordOf(row: JsonValue): JsonObject {
  if (isObject(row)) return row;
  return { data: Array.isArray(row) ? (jsonText(row) ?? '') : row };
}
