import { integerOf, objectField } from '../json/readValues.ts';
import { getField, type JsonObject } from '../json/value.ts';

/**
 * When the run started that left a state, in Unix seconds; 0 if none is known
 * (`docs/format/jobs.md#10-state-and-incremental-runs`).
 */
export function previousStartOf(state: JsonObject): number {
  return integerOf(getField(objectField(state, 'time') ?? {}, 'previousStart')) ?? 0;
}
