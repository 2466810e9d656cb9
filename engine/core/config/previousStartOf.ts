import { integerOf, objectField } from '../json/readValues.ts';
import { getField, type JsonObject } from '../json/value.ts';

/** Start of the run that left a state, in Unix seconds, or 0 (`docs/format/jobs.md#10-state-and-incremental-runs`). */
export function previousStartOf(state: JsonObject): number {
  return integerOf(getField(objectField(state, 'time') ?? {}, 'previousStart')) ?? 0;
}
