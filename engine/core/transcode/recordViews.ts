import type { JsonValue } from '../json/value.ts';
import type { Records } from '../records/records.ts';
import { type RecordView, viewOf } from '../records/recordView.ts';
import { columnOf } from './columnOf.ts';
import { ScannedRecords } from './scannedRecords.ts';

/** The records of a page in order. Of scanned records, a value is read together with those at its path in others. */
export function* recordViews(records: Records): Generator<RecordView> {
  if (!(records instanceof ScannedRecords)) {
    for (const record of records) yield viewOf(record);
    return;
  }
  const columns = new Map<string, (JsonValue | undefined)[]>();
  const columnAt = (path: string) => {
    const column = columns.get(path) ?? [...columnOf(records, path)];
    columns.set(path, column);
    return column;
  };
  for (let index = 0; index < records.length; index++) {
    yield { isScalar: false, valueAt: (path) => columnAt(path)[index] };
  }
}
