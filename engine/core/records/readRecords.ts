import type { JsonValue } from '../json/value.ts';
import { filterResponse, type ResponseFilter } from './filterResponse.ts';
import { type DataField, type SelectedRecords, selectRecords } from './selectRecords.ts';

/** The place of a job's records, and the parts of them that are kept as JSON text. */
export interface RecordPlace {
  endpoint: string;
  /** JSON pointer of the job. */
  pointer?: string;
  dataField: DataField | undefined;
  responseFilter: ResponseFilter;
}

/** Locates and filters records (`docs/format/jobs.md#4-locating-the-rows`, `docs/format/jobs.md#5-responsefilter`). */
export function readRecords(
  response: JsonValue,
  { dataField, endpoint, pointer, responseFilter }: RecordPlace,
): SelectedRecords {
  const selected = selectRecords(response, dataField, endpoint, pointer);
  if (responseFilter.paths.length === 0) return selected;
  return { ...selected, records: selected.records.map((record) => filterRecord(record, responseFilter)) };
}

/** A record with the filtered parts as JSON text. Throws a UserError. */
export function filterRecord(record: JsonValue, { paths, delimiter, compatLevel }: ResponseFilter): JsonValue {
  return filterResponse(record, paths, delimiter, compatLevel);
}
