import { arraysAsLists } from '../../core/json/arraysAsLists.ts';
import { jsonText } from '../../core/json/jsonText.ts';
import { entriesOf, getField, isObject, type JsonObject, type JsonValue, objectFrom } from '../../core/json/value.ts';

/**
 * The text of the state for the next run (`docs/format/json-to-csv.md#11-state`): the loaded state, with this run's
 * start (Unix milliseconds) and then the columns that are known now.
 */
export function nextState(loaded: JsonObject, startedAt: number, known: JsonObject): string {
  const time = { previousStart: Math.floor(startedAt / 1000) };
  // Listed twice: the first one sets the position, the last one the value.
  const entries: [string, JsonValue][] = [...entriesOf(loaded), ['time', time], ...entriesOf(known), ['time', time]];
  return jsonText(objectFrom(entries)) ?? '{}';
}

/** A state with its columns merged with the columns that are known now (`docs/format/json-to-csv.md#11-state`). */
export function withStructure(state: JsonObject, known: { struct: JsonValue; version: JsonValue }): JsonObject {
  return objectFrom([
    ...entriesOf(state),
    ['json_parser.struct', arraysAsLists(mergeObjects(getField(state, 'json_parser.struct'), known.struct))],
    ['json_parser.structVersion', known.version],
  ]);
}

/** Merges recursively, key by key; removes nothing of the older one. */
function mergeObjects(under: JsonValue | undefined, over: JsonValue): JsonValue {
  if (!isObject(under) || !isObject(over)) return over;
  const merged = new Map(entriesOf(under));
  for (const [key, value] of entriesOf(over)) merged.set(key, mergeObjects(merged.get(key), value));
  return objectFrom(merged);
}
