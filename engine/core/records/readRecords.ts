import type { JobConfig } from '../config/extractionConfig.ts';
import type { JsonValue } from '../json/value.ts';
import { filterResponse } from './filterResponse.ts';
import { type SelectedRecords, selectRecords } from './selectRecords.ts';

/** The records of an answer as everything after it sees them: located, then filtered (`jobs.md` sections 4 and 5). */
export function readRecords(response: JsonValue, { dataField, endpoint, responseFilter }: JobConfig): SelectedRecords {
  const selected = selectRecords(response, dataField, endpoint);
  const { paths, delimiter, compatLevel } = responseFilter;
  if (paths.length === 0) return selected;
  return {
    ...selected,
    records: selected.records.map((record) => filterResponse(record, paths, delimiter, compatLevel)),
  };
}
