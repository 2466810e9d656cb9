import { jsonText } from '../core/json/jsonText.ts';
import { entriesOf, type JsonObject, type JsonValue, objectFrom } from '../core/json/value.ts';

/**
 * The text of the state for the next run (`json-to-csv.md` section 11): what was loaded, with this run's start (Unix
 * milliseconds) and then the columns that the tables know now.
 */
export function nextState(loaded: JsonObject, startedAt: number, known: JsonObject): string {
  const time = { previousStart: Math.floor(startedAt / 1000) };
  // Given twice: the first decides the place, the last the value.
  const entries: [string, JsonValue][] = [...entriesOf(loaded), ['time', time], ...entriesOf(known), ['time', time]];
  return jsonText(objectFrom(entries)) ?? '{}';
}
