import { findPath } from '../json/findPath.ts';
import { isObject, type JsonValue, keysOf } from '../json/value.ts';
import type { Records } from './records.ts';
import type { DataField } from './selectRecords.ts';

/**
 * The records of a page as its paging counts them. An object without keys at `dataField` is a row
 * (`docs/format/jobs.md#41-with-a-non-empty-datafield`) but no record, so it can end the paging.
 */
export function countedRecords(records: Records, response: JsonValue, dataField: DataField | undefined): Records {
  const found = dataField && findPath(response, dataField.path, dataField.delimiter);
  return isObject(found) && keysOf(found).length === 0 ? [] : records;
}
