import { findPath } from '../json/findPath.ts';
import type { JsonValue } from '../json/value.ts';
import type { Records } from '../records/records.ts';
import { ScannedRecords } from './scannedRecords.ts';

/** The value at a path of every record; undefined where one has none. Of scanned records, only these are parsed. */
export function* columnOf(records: Records, path: string): Generator<JsonValue | undefined> {
  if (records instanceof ScannedRecords) yield* records.column(path.split('.'));
  else for (const record of records) yield findPath(record, path);
}
