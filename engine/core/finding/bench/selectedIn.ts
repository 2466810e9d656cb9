import { isUserError } from '../../errors.ts';
import type { JsonValue } from '../../json/value.ts';
import type { RecordPlace } from '../../records/readRecords.ts';
import { type SelectedRecords, selectRecords } from '../../records/selectRecords.ts';

/** The records that a run takes from a response; none if their place is unclear, which ends a run, but no search. */
export function selectedIn(
  response: JsonValue,
  { dataField, endpoint }: Pick<RecordPlace, 'dataField' | 'endpoint'>,
): SelectedRecords {
  try {
    return selectRecords(response, dataField, endpoint);
  } catch (error) {
    if (isUserError(error)) return { records: [] };
    throw error;
  }
}
