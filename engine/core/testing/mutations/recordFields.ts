import { entriesOf, isObject, type JsonObject, type JsonValue } from '../../json/value.ts';
import { recordsOf } from './pageRecords.ts';
import type { RecordedPage } from './recordedPage.ts';

const deepest = 3;

/** A field of the records of a job, at any depth outside of lists. */
export interface RecordField {
  keys: readonly string[];
  /** The keys joined by dots, for a person. */
  path: string;
  /** The values, of the records that have it. */
  values: JsonValue[];
}

/** The fields of all records of pages, in the order in which they appear. */
export function fieldsOf(pages: readonly RecordedPage[]): RecordField[] {
  const fields = new Map<string, RecordField>();
  for (const record of allRecords(pages)) if (isObject(record)) addFields(record, [], fields);
  return [...fields.values()];
}

/** The records of pages. */
export function allRecords(pages: readonly RecordedPage[]): JsonValue[] {
  return pages.flatMap((page) => recordsOf(page)?.records ?? []);
}

function addFields(object: JsonObject, above: readonly string[], fields: Map<string, RecordField>): void {
  for (const [key, value] of entriesOf(object)) {
    const keys = [...above, key];
    const id = JSON.stringify(keys);
    const field = fields.get(id) ?? { keys, path: keys.join('.'), values: [] };
    fields.set(id, field);
    field.values.push(value);
    if (isObject(value) && keys.length < deepest) addFields(value, keys, fields);
  }
}
